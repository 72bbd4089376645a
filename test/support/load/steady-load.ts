import { Agent } from 'node:http'
import { ask } from './flood.ts'

/** One thing that readers do. */
export interface Errand {
  readonly path: string
  readonly method?: string
  readonly body?: string
}

export interface Load {
  /** From the moment that a request was due, in milliseconds: a late one counts as slow. */
  readonly times: number[]
  readonly failed: number
}

const TICK_MS = 10

/** Sends so many requests a second for some time, whether or not earlier ones are answered. */
export async function steadyLoad(
  url: string,
  errand: (count: number) => Errand,
  { perSecond, seconds, agent }: { perSecond: number; seconds: number; agent: Agent },
): Promise<Load> {
  const started = performance.now()
  const times: number[] = []
  const open: Promise<void>[] = []
  let failed = 0
  let count = 0
  const send = async (due: number) => {
    const { path, ...options } = errand(count++)
    try {
      const { status } = await ask(url + path, agent, options)
      if (status >= 500) failed++
      times.push(performance.now() - due)
    } catch {
      failed++
    }
  }
  for (let now = 0; now < seconds * 1000; now = performance.now() - started) {
    while (open.length < (now / 1000) * perSecond) open.push(send(started + (open.length / perSecond) * 1000))
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(open)
  return { times, failed }
}

/** How many requests a second are answered to so many readers who ask one after the other, until all are. */
export async function measureRate(
  url: string,
  errand: (count: number) => Errand,
  { readers, requests }: { readers: number; requests: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const started = performance.now()
  let count = 0
  const read = async () => {
    while (count < requests) {
      const { path, ...options } = errand(count++)
      await ask(url + path, agent, options)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  agent.destroy()
  return count / ((performance.now() - started) / 1000)
}
