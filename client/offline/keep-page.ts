import type { DocumentAssets } from '../model/site-data.ts'
import { keptPaths, PAGE, workerAddress } from './protocol.ts'

/** The number of pages on a device; the oldest are deleted first. A page takes about 200 KB. */
const MOST_PAGES = 60
const HASHED = /^\/docs\/(assets|images)\/.+\.[\w-]{8,}\.\w+$/
/** Pictures that the page shows; the one for chats is named in its head and its data only. */
const PICTURE = /(?<= src(?:set)?="[^"]*)\/docs\/images\/[\w@./-]+/g

/** Registers the service worker of a build. */
export async function registerWorker(
  build: string,
  { script, ...assets }: DocumentAssets,
  siteData: string,
): Promise<unknown> {
  const files = new Set([...Object.values(assets).flat(), siteData])
  const address = workerAddress({ build, script, files: [...files] })
  return navigator.serviceWorker.register(address, { scope: '/docs/', updateViaCache: 'none' })
}

/**
 * Keeps a page with the files that show it. Each page has a cache of its own, so that it is whole, whatever else is
 * deleted; its files are in the browser's HTTP cache already.
 */
export async function keepPage(path: string, script: string): Promise<void> {
  const response = await fetch(path, { priority: 'low' })
  if (!response.ok) return
  const html = await response.clone().text()
  // After a deploy, the document no longer belongs to the files that this page has loaded.
  if (!html.includes(script)) return
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const files = [...loaded.filter((file) => file.startsWith('/docs/assets/')), ...(html.match(PICTURE) ?? [])]
  const name = PAGE + path
  // A new cache comes last in the order of caches.
  await caches.delete(name)
  try {
    const cache = await caches.open(name)
    await cache.addAll([...new Set([script, ...files])].filter((file) => HASHED.test(file)))
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
