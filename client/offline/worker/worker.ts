import { OFFLINE_PAGE, PAGE } from '../protocol.ts'
import { kindOf, pageOfData } from './kind-of.ts'

declare const self: ServiceWorkerGlobalScope

/** How long the network may take if the page is kept, in milliseconds: longer than a slow response on 3G. */
const PATIENCE_MS = 3000
/** How long after a slow response a kept page is shown without another wait. */
const IMPATIENT_MS = 10_000

// Lets readers read without a connection. Readers who have one never get anything older than the server's answer, unless
// that answer takes too long. Pages keep themselves (keep-page.ts).

// Every version uses the same strategies, so the new worker can serve old documents.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]))
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
  const response = await inTime<Response>(network, kept && patience)
  if (response?.status === 404) await caches.delete(PAGE + pathname)
  if (response && response.status < 500) return response
  return kept ?? response ?? (await find(OFFLINE_PAGE)) ?? network
}

/** The data of a page: if it fails or comes late, the browser loads the document, which may be kept. */
async function sendData(event: FetchEvent): Promise<Response> {
  const kept = await find(pageOfData(new URL(event.request.url).pathname) ?? '')
  const response = await inTime(fetch(event.request), kept && PATIENCE_MS)
  if (kept && !response) slowAt = performance.now()
  return response ?? Response.error()
}

/** `Vary` is ignored: here the address alone decides. */
const find = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true })

/** The promised value, or null if the promise fails or takes longer; without a limit it may take any time. */
function inTime<Value>(promised: Promise<Value>, ms: number | undefined): Promise<Value | null> {
  const value = promised.catch(() => null)
  if (ms === undefined) return value
  return Promise.race([value, new Promise<null>((resolve) => setTimeout(resolve, ms, null))])
}
