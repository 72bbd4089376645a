import type { Page, Site } from '#server/site/site.ts'

/** The pages listed for search engines and assistants. */
export const listedPages = (site: Site): Page[] =>
  [...site.pages.values()].filter(({ meta }) => !meta.noindex && !isSnippet(meta.path))

/** Snippets have addresses, but are only parts of pages. */
const isSnippet = (path: string): boolean => /\/_[^/]*\/$/.test(path)
