/** The document that represents every page while there is no connection. */
export const OFFLINE_PAGE = '/docs/offline/'

/** The beginning of a cache's name, before the path of its page. */
export const PAGE = 'docs-page '

/** The paths of the pages on this device, those kept last at the end. */
export const keptPaths = async (): Promise<string[]> =>
  (await caches.keys())
    .filter((name) => name.startsWith(PAGE) && name !== PAGE + OFFLINE_PAGE)
    .map((name) => name.slice(PAGE.length))

/** Checks for a hash in the name of a file: what it holds never changes. */
export const isHashedFile = (pathname: string): boolean =>
  /^\/docs\/(?:assets|images)\/.+\.[\w-]{8,}\.\w+$/.test(pathname)
