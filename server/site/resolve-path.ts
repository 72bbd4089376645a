import { type DocsPath, parseDocsPath } from '#client/model/docs-path.ts'
import { decodeUri } from './resolve-fragment.ts'

/** The fields of a site that routing needs. */
export interface RouteTable {
  readonly pages: { has(path: DocsPath): boolean }
  readonly redirects: { get(path: DocsPath): DocsPath | undefined }
}

export type Resolution =
  | { readonly kind: 'page'; readonly path: DocsPath }
  | { readonly kind: 'redirect'; readonly to: DocsPath }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' }

const MISSING: Resolution = { kind: 'missing' }
const MALFORMED: Resolution = { kind: 'malformed' }

/**
 * The whole routing decision: resolves a request's path (as it came, still encoded, without query) against the table. A
 * redirect's target always comes from the table, never from the request, so it cannot leave the site.
 */
export function resolvePath(table: RouteTable, requestPath: string): Resolution {
  const decoded = decodeUri(requestPath)
  if (decoded === null || /\p{Cc}/u.test(decoded)) return MALFORMED
  // An encoded slash is no slash (RFC 3986, section 2.2).
  if (/%2f/i.test(requestPath)) return MISSING
  const path = normalise(decoded)
  if (!path) return MISSING
  const target = table.pages.has(path) ? path : table.redirects.get(path)
  if (!target) return MISSING
  return target === requestPath ? { kind: 'page', path: target } : { kind: 'redirect', to: target }
}

/** `/docs/x`, `/docs/x/index.html`, `/docs/x.html` and `/docs/x//` are spellings of `/docs/x/`. */
function normalise(path: string): DocsPath | null {
  const bare = path
    .replace(/\/index\.html$/, '/')
    .replace(/([^/])\.html$/, '$1')
    .replace(/\/+$/, '')
  return parseDocsPath(`${bare}/`)
}
