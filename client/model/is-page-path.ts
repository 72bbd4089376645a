import { parseDocsPath } from './docs-path.ts'
import { NOT_PAGES } from './not-pages.ts'
import { SEARCH_PATH } from './search-results.ts'

/** Checks that an address of this site is one that the client can navigate to without loading a document. */
export function isPagePath(pathname: string): boolean {
  if (pathname === SEARCH_PATH) return true
  return (
    parseDocsPath(pathname) !== null &&
    /^\/(?:docs|privacy-notice|terms)\//.test(pathname) &&
    !Object.values(NOT_PAGES).some((folder) => pathname.startsWith(folder))
  )
}
