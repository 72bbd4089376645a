const SNIPPETS = /^\/docs\/(?:partials|quick-start-utils)\//

/** Checks whether search finds a page: snippets are found on the pages that include them. */
export const isSearched = (path: string, { noindex }: { readonly noindex?: boolean | undefined }): boolean =>
  !noindex && !SNIPPETS.test(path)
