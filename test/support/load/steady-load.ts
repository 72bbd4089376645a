import { Agent } from 'node:http'
import { ask, type Errand } from './ask.ts'

const TICK_MS = 5
/** Beyond so many open requests the machine is too slow for the rate, and the load waits: more would measure nothing else. */
const MOST_UNDER_WAY = 256

export interface Load {
  /** From the moment that a request was due, in milliseconds: a late one counts as slow. */
  readonly times: readonly number[]
  /** How often each thing went wrong, by its name. */
  readonly failed: Readonly<Record<string, number>>
  readonly perSecond: number
}

/**
 * Sends so many requests a second, whether or not earlier ones are answered. `send` returns the name of what went wrong, or
 * null. The returned function ends it and waits for what is under way.
 */
export function steadyLoad(
  perSecond: number,
  send: (count: number) => Promise<string | null>,
): () => Promise<Load> {
  const started = performance.now()
  const times: number[] = []
  const failed: Record<string, number> = {}
  const underWay = new Set<Promise<void>>()
  let count = 0
  const one = async (due: number) => {
    const fault = await send(count++).catch((error: Error) => error.message)
    if (fault !== null) failed[fault] = (failed[fault] ?? 0) + 1
    times.push(performance.now() - due)
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (count < due && underWay.size < MOST_UNDER_WAY) {
      const sent = one(started + (count / perSecond) * 1000).finally(() => underWay.delete(sent))
      underWay.add(sent)
    }
  }, TICK_MS)
  return async () => {
    clearInterval(timer)
    const seconds = (performance.now() - started) / 1000
    await Promise.all(underWay)
    return { times, failed, perSecond: count / seconds }
  }
}

/** Requests of so many readers who ask one after the other: how many a second are answered, and with which statuses. */
export async function measureRate(
  url: string,
  errand: (count: number) => Errand,
  { readers, requests }: { readers: number; requests: number },
): Promise<{ readonly perSecond: number; readonly statuses: ReadonlySet<number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const started = performance.now()
  let count = 0
  const statuses = new Set<number>()
  const read = async () => {
    while (count < requests) {
      const { path, ...options } = errand(count++)
      statuses.add((await ask(url + path, { agent, ...options })).status)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  agent.destroy()
  return { perSecond: count / ((performance.now() - started) / 1000), statuses }
}
