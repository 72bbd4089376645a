const SNIPPETS = /^\/docs\/(?:partials|quick-start-utils)\//

/** Whether search finds a page: parts that others show are found where they are shown. */
export const isSearched = (path: string, { noindex }: { readonly noindex?: boolean | undefined }): boolean =>
  !noindex && !SNIPPETS.test(path)
