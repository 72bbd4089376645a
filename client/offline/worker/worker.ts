import { OFFLINE_PAGE, PAGE, PREFIX, readWorkerParams } from '../protocol.ts'
import { inTime } from './in-time.ts'
import { kindOf, pageOfData } from './kind-of.ts'

declare const self: ServiceWorkerGlobalScope

/** How long the network may take if the page is kept, in milliseconds: longer than a slow response on 3G. */
const PATIENCE_MS = 3000
/** How long after a slow response a kept page is shown without another wait. */
const IMPATIENT_MS = 10_000

// Lets readers read without a connection. Readers who have one never get anything older than the server's answer, unless
// that answer takes too long. Pages keep themselves (keep-page.ts).
const { build, script, files } = readWorkerParams(self.location.search)
const shell = `${PREFIX}offline ${build}`

self.addEventListener('install', (event) => {
  // Every version uses the same strategies, so the new worker can serve old documents.
  void self.skipWaiting()
  event.waitUntil(putShell())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOthers(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

let slowAt = Number.NEGATIVE_INFINITY
self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const asked = { method, mode, url: new URL(url), partial: headers.has('range') }
  const kind = kindOf(asked, self.location.origin)
  if (kind === 'page') event.respondWith(sendPage(event))
  else if (kind === 'data') event.respondWith(sendData(event))
  else if (kind === 'file') event.respondWith(find(url).then((file) => file ?? fetch(event.request)))
})

/** A document: from the network, else the kept one, else the offline page. */
async function sendPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await find(pathname)
  const patience = performance.now() - slowAt < IMPATIENT_MS ? 0 : PATIENCE_MS
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))()
  const response = await inTime<Response>(network, kept ? patience : Number.POSITIVE_INFINITY)
  if (response?.status === 404) await caches.delete(PAGE + pathname)
  if (response && response.status < 500) return response
  return kept ?? response ?? (await find(OFFLINE_PAGE)) ?? network
}

/** The data of a page: if it fails or comes late, the browser loads the document, which may be kept. */
async function sendData(event: FetchEvent): Promise<Response> {
  const kept = await find(pageOfData(new URL(event.request.url).pathname) ?? '')
  const response = await inTime(fetch(event.request), kept ? PATIENCE_MS : Number.POSITIVE_INFINITY)
  if (kept && !response) slowAt = performance.now()
  return response ?? Response.error()
}

/** `Vary` is ignored: here the address alone decides. */
const find = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true })

/** Stores the offline page and its files, unless a deploy is in progress and the page belongs to another build. */
async function putShell(): Promise<void> {
  try {
    const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache' })
    if (!page.ok || !(await page.clone().text()).includes(script))
      throw new Error('The offline page is of another build')
    const cache = await caches.open(shell)
    await cache.addAll([script, ...files])
    await cache.put(OFFLINE_PAGE, page)
  } catch (error) {
    await caches.delete(shell)
    throw error
  }
}

/** Deletes the offline pages of earlier builds. */
async function deleteOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && !name.startsWith(PAGE) && name !== shell) await caches.delete(name)
}
