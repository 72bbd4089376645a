import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface Probe {
  readonly ms: number
  readonly status: number
}

/**
 * Asks an address again and again from a thread of its own, as a supervisor does: how long an answer takes is not how
 * busy the test is with its own load.
 */
export async function probe(
  url: string,
  probes: number,
  everyMs: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly Probe[]> {
  const worker = new Worker(new URL('probe-worker.ts', import.meta.url), {
    workerData: { url, probes, everyMs, headers },
  })
  const [answers] = await once(worker, 'message')
  return answers
}
