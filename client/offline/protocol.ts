/** The document that represents every page while there is no connection. */
export const OFFLINE_PAGE = '/docs/offline/'

/** Caches of this site; a cache for the offline page has its build after this, one for a page its path after `PAGE`. */
export const PREFIX = 'docs-'
export const PAGE = `${PREFIX}page `

/** The paths of the pages on this device, those kept last at the end. */
export const keptPaths = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGE)).map((name) => name.slice(PAGE.length))

/** Parameters of a worker for the build that registers it; encoded in the worker's address. */
export interface WorkerParams {
  readonly build: string
  /** The client's first script: its name has a hash of all scripts in it. */
  readonly script: string
  /** The files that a document of this build needs besides that script. */
  readonly files: readonly string[]
}

export const workerAddress = (params: WorkerParams): string =>
  `/docs/sw.js?params=${encodeURIComponent(JSON.stringify(params))}`

/** The parameters in an address's query. Throws without them, so that no worker is installed. */
export const readWorkerParams = (search: string): WorkerParams =>
  JSON.parse(new URLSearchParams(search).get('params') ?? '')
