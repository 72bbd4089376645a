import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface DistantAnswer {
  readonly status: number
  readonly ms: number
  readonly retryAfter?: string
}

/**
 * Readers as in `flood`, who ask an address for something else each time (`?q=` and a number), from a process that gives way to all
 * others: real readers do not take the server's processor. Returns what ends it.
 */
export function distantFlood(readers: number, url: string): () => Promise<readonly DistantAnswer[]> {
  const child = fork(fileURLToPath(new URL('distant-flood-child.ts', import.meta.url)), [
    url,
    String(readers),
  ])
  return async () => {
    child.send('stop')
    const [answers] = await once(child, 'message')
    return answers
  }
}
