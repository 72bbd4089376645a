/** Parameters of a worker for the build that registers it; encoded in the worker's address. */
export interface WorkerParams {
  readonly build: string
  /** The client's first script: its name has a hash of all scripts in it. */
  readonly script: string
  /** The files that a document of this build needs besides that script. */
  readonly files: readonly string[]
}

const WORKER_PATH = '/docs/sw.js'
const BUILD = /^[\w-]{1,64}$/
const FILE = /^\/docs\/assets\/[\w.-]+$/
const MOST_FILES = 50

export const workerAddress = (params: WorkerParams): string =>
  `${WORKER_PATH}?params=${encodeURIComponent(JSON.stringify(params))}`

/** Parses the parameters from an address's query; null if they are not ours. */
export function parseWorkerParams(search: string): WorkerParams | null {
  try {
    const { build, script, files } = JSON.parse(new URLSearchParams(search).get('params') ?? '')
    const sound =
      BUILD.test(build) &&
      FILE.test(script) &&
      Array.isArray(files) &&
      files.length <= MOST_FILES &&
      files.every((file) => FILE.test(file))
    return sound ? { build, script, files } : null
  } catch {
    return null
  }
}
