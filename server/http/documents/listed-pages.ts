import type { Page, Site } from '#server/site/site.ts'

/** The pages that search engines and assistants are told of. */
export const listedPages = (site: Site): Page[] =>
  [...site.pages.values()].filter(({ meta }) => !meta.noindex && !isSnippet(meta.path))

/** Snippets are routable, but only parts of pages. */
const isSnippet = (path: string): boolean => /\/_[^/]*\/$/.test(path)
