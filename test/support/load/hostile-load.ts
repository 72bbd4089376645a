import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Connections that ask for what costs most, one thing after the other, from a process that gives way to all others.
 * Returns what ends it, with the milliseconds of each answer.
 */
export function hostileLoad(connections: number, url: string): () => Promise<readonly number[]> {
  const child = fork(fileURLToPath(new URL('hostile-load-child.ts', import.meta.url)), [
    url,
    String(connections),
  ])
  return async () => {
    child.send('stop')
    const [answers] = await once(child, 'message')
    return answers
  }
}
