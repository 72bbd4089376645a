import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Errand } from './flood.ts'

export interface DistantAnswer {
  readonly status: number
  readonly ms: number
  readonly retryAfter?: string
}

/**
 * Readers as in `flood`, from a process that gives way to all others: real readers do not take the server's processor.
 * Returns what ends it.
 */
export function distantFlood(
  readers: number,
  url: string,
  errands: readonly Errand[],
): () => Promise<readonly DistantAnswer[]> {
  const child = fork(fileURLToPath(new URL('distant-flood-child.ts', import.meta.url)), [
    url,
    String(readers),
    JSON.stringify(errands),
  ])
  return async () => {
    child.send('stop')
    const [answers] = await once(child, 'message')
    return answers
  }
}
