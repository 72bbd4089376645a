import { parseDocsPath } from './docs-path.ts'
import { SEARCH_PATH } from './search-results.ts'

/** Addresses below /docs/ that are not pages. */
const NOT_PAGES = /^\/docs\/(?:api|assets|go|images|search)\//

/** Whether an address of this site is one that the client can navigate to without loading a document. */
export function isPagePath(pathname: string): boolean {
  if (pathname === SEARCH_PATH) return true
  return (
    parseDocsPath(pathname) !== null &&
    /^\/(?:docs|privacy-notice|terms)\//.test(pathname) &&
    !NOT_PAGES.test(pathname)
  )
}
