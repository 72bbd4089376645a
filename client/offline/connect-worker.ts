import type { DocumentAssets } from '../model/site-data.ts'
import { askWorker } from './ask-worker.ts'
import type { OfflineReply, OfflineRequest } from './protocol.ts'
import { workerAddress } from './worker-params.ts'

const SCOPE = '/docs/'
/** Entries that are not files to keep along with the script. */
const ALONE = new Set(['script', 'integrity'])

/** Asks the worker of the document's build; rejects if there is none. */
export type AskOffline = (request: OfflineRequest) => Promise<OfflineReply>

/** Registers the worker of a build on the first request. */
export function connectWorker(build: string, assets: DocumentAssets, siteData: string): AskOffline {
  const address = workerAddress({
    build,
    script: assets.script,
    files: [
      ...new Set(Object.entries(assets).flatMap(([name, files]) => (ALONE.has(name) ? [] : files))),
      siteData,
    ],
  })
  let registered: Promise<ServiceWorker> | undefined
  return async (request) => {
    registered ??= register(address).catch((error) => {
      registered = undefined
      throw error
    })
    const worker = await registered
    // A deploy while the document is open installs another worker.
    const { controller } = navigator.serviceWorker
    return askWorker(worker.state === 'redundant' && controller ? controller : worker, request)
  }
}

/** Resolves to the worker once it is active; without a connection, to the existing one. */
async function register(address: string): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker
    .register(address, { scope: SCOPE, updateViaCache: 'none' })
    .catch(async (error) => {
      const known = await serviceWorker.getRegistration(SCOPE)
      if (known?.active) return known
      throw error
    })
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker) throw new Error('The browser has no service worker for this site')
  await works(worker)
  return worker
}

const works = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      else if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
