import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answered, Errand } from './ask.ts'

/** An answer without its body, of which a flood has too many. */
export type ReaderAnswer = Pick<Answered, 'status' | 'headers' | 'ms'>

/** The work of a thread of readers. */
export interface ReaderWork {
  readonly url: string
  readonly readers: number
  /** Taken in turn, where {count} is another number each time. */
  readonly errands: readonly Errand[]
  /** Of a probe alone, whose requests have a connection each; others ask until they are stopped. */
  readonly probes?: { readonly times: number; readonly everyMs: number }
  readonly headers?: Record<string, string>
}

/** Readers in a thread of their own: the time of an answer does not depend on how busy the test is with its own load. */
function startReaders(work: ReaderWork) {
  const worker = new Worker(new URL('readers-worker.ts', import.meta.url), { workerData: work })
  const answers = once(worker, 'message').then(([all]): readonly ReaderAnswer[] => all)
  return { answers, stop: () => worker.postMessage('stop') }
}

/** Asks an address again and again, as a supervisor does. */
export const probe = (url: string, times: number, everyMs: number, headers: Record<string, string> = {}) =>
  startReaders({ url, readers: 1, errands: [{ path: '' }], probes: { times, everyMs }, headers }).answers

/**
 * Readers who ask one thing after the other, until they are stopped by what is returned. They give way to the server:
 * real ones do not take its processor. The status of a connection that failed is 0.
 */
export function flood(readers: number, url: string, errands: readonly Errand[]) {
  const { answers, stop } = startReaders({ url, readers, errands })
  return () => {
    stop()
    return answers
  }
}
