/** The document that represents every page while there is no connection. */
export const OFFLINE_PAGE = '/docs/offline/'

/** Caches of this site; a cache for the offline page has its build after this, one for a page its path after `PAGE`. */
export const PREFIX = 'docs-'
export const PAGE = `${PREFIX}page `

/** The paths of the pages on this device, those kept last at the end. */
export const keptPaths = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGE)).map((name) => name.slice(PAGE.length))
