import { isHashedFile, keptPaths, OFFLINE_PAGE, PAGE } from './protocol.ts'

/** The number of pages on a device; the oldest are deleted first. A page takes about 200 KB. */
const MOST_PAGES = 60
/** Pictures that the page shows; the one for chats is named in its head and its data only. */
const PICTURE = /(?<= src(?:set)?="[^"]*)\/docs\/images\/[\w@./-]+/g

/** Keeps a page of a build, and the page that stands for all others, for the service worker, which is registered. */
export async function keepForReading(path: string, build: string): Promise<void> {
  await navigator.serviceWorker.register(`/docs/sw.js?params=${encodeURIComponent(build)}`, {
    scope: '/docs/',
    updateViaCache: 'none',
  })
  const offlinePage = await caches.match(OFFLINE_PAGE, { ignoreVary: true })
  if (!(await offlinePage?.text())?.includes(build)) await keepPage(OFFLINE_PAGE, build)
  await keepPage(path, build)
}

/**
 * Keeps a page with the files that show it. Each page has a cache of its own, so that it is whole, whatever else is
 * deleted; its files are in the browser's HTTP cache already.
 */
async function keepPage(path: string, build: string): Promise<void> {
  const response = await fetch(path, { priority: 'low' })
  if (!response.ok) return
  const html = await response.clone().text()
  // After a deploy, the document no longer belongs to the files that this page has loaded.
  if (!html.includes(build)) return
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const files = [...loaded.filter((file) => file.startsWith('/docs/assets/')), ...(html.match(PICTURE) ?? [])]
  const name = PAGE + path
  // A new cache comes last in the order of caches.
  await caches.delete(name)
  try {
    const cache = await caches.open(name)
    await cache.addAll([...new Set(files)].filter(isHashedFile))
    await cache.put(path, response)
    await deleteOldest((count) => count - MOST_PAGES)
  } catch (error) {
    await caches.delete(name)
    // A device without space gets some back.
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await deleteOldest((count) => Math.ceil(count / 2))
    throw error
  }
}

async function deleteOldest(excess: (count: number) => number): Promise<void> {
  const paths = await keptPaths()
  for (const path of paths.slice(0, Math.max(0, excess(paths.length)))) await caches.delete(PAGE + path)
}
