/** A canonical site path: starts and ends with a slash, decoded, without query or fragment. */
export type DocsPath = string & { readonly __brand: 'DocsPath' }

/** The introduction. */
export const HOME_PATH = '/docs/'

const CANONICAL = /^\/(?:[A-Za-z0-9._~-]+\/)*$/

/** The path itself when it is canonical, else null. */
export function parseDocsPath(text: string): DocsPath | null {
  if (!CANONICAL.test(text) || /\/\.{1,2}\//.test(text)) return null
  return text as DocsPath
}

/** For paths written in code: throws where `parseDocsPath` returns null. */
export function docsPath(text: string): DocsPath {
  const path = parseDocsPath(text)
  if (!path) throw new Error(`"${text}" is not a canonical path: it must start and end with "/"`)
  return path
}
