import { OFFLINE_PAGE, type OfflineRequest } from '../protocol.ts'
import { parseWorkerParams, type WorkerParams } from '../worker-params.ts'
import { createAnswers } from './answers.ts'
import { kindOf } from './kind-of.ts'
import { createRequests } from './requests.ts'
import { createStores, deleteStores, type Stores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

// Lets readers read without a connection. Readers who have one never get anything older than the server's answer, unless
// that answer takes too long.
const params = parseWorkerParams(self.location.search)
if (!params) throw new Error('The service worker needs its parameters')
serve(params)

function serve(params: WorkerParams): void {
  const { build } = params
  const stores = createStores(params)
  const requests = createRequests(stores, build)
  const answers = createAnswers(stores, requests.renew)

  self.addEventListener('install', (event) => {
    // Every version uses the same strategies, and files have hashes, so the new worker can serve old documents.
    void self.skipWaiting()
    event.waitUntil(putShell(stores, params))
  })

  self.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        deleteStores(Object.values(stores.names)),
        self.registration.navigationPreload?.enable(),
        self.clients.claim(),
      ]),
    )
  })

  self.addEventListener('fetch', (event) => {
    const { method, mode, url, headers } = event.request
    const kind = kindOf(
      { method, mode, url: new URL(url), partial: headers.has('range') },
      self.location.origin,
    )
    if (kind) event.respondWith(answers[kind](event))
  })

  self.addEventListener('message', (event) => {
    const reply = requests
      .fulfil(event.data as OfflineRequest)
      .then((answer) => event.ports[0]?.postMessage(answer))
    event.waitUntil(reply)
  })
}

/** Stores the offline page and its files, unless a deploy is in progress and the page belongs to another build. */
async function putShell({ names }: Stores, { script, files }: WorkerParams): Promise<void> {
  try {
    const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache' })
    if (!page.ok || !(await page.clone().text()).includes(script))
      throw new Error('The offline page is of another build')
    const shell = await caches.open(names.shell)
    await shell.addAll([script, ...files])
    await shell.put(OFFLINE_PAGE, page)
  } catch (error) {
    await caches.delete(names.shell)
    throw error
  }
}
