import type { RunningProxy } from '../proxies/proxy.ts'

const SEARCH = '/docs/api/search/1/indexes/*/queries'
const QUERY = '{"requests":[{"indexName":"docs","query":"symbol"}]}'
const TICK_MS = 5
/** Beyond so many open requests the machine is too slow for the rate, and the load waits: more would measure nothing else. */
const MOST_UNDER_WAY = 256

export interface LoadReport {
  readonly sent: Readonly<Record<'GET' | 'POST', number>>
  readonly perSecond: number
  /** Responses other than 200, with their counts. */
  readonly failed: Readonly<Record<string, number>>
  /** Requests that a replica had no time for on this machine, and said so. */
  readonly turnedAway: number
  readonly p99Ms: number
}

/**
 * Requests at a steady rate, not one after the other's answer: of ten, six for a page, one for a page that must be
 * rendered, three searches by POST. The returned function ends it and waits for what is under way.
 */
export function startMixedLoad(proxy: RunningProxy, perSecond: number): () => Promise<LoadReport> {
  const started = performance.now()
  const sent = { GET: 0, POST: 0 }
  const failed: Record<string, number> = {}
  const times: number[] = []
  let turnedAway = 0
  const underWay = new Set<Promise<void>>()
  const fail = (what: string) => {
    failed[what] = (failed[what] ?? 0) + 1
  }

  const send = async (count: number) => {
    const kind = count % 10
    const method = kind < 3 ? 'POST' : 'GET'
    sent[method]++
    const begun = performance.now()
    try {
      const { status, headers } = await (method === 'POST'
        ? proxy.ask(SEARCH, { method, body: QUERY })
        : proxy.ask(kind === 3 ? `/docs/?${count}` : '/docs/concept/symbol/'))
      if (status === 503 && headers['retry-after']) turnedAway++
      else if (status !== 200) fail(`${method} ${status}`)
    } catch (error) {
      fail(`${method} ${error instanceof Error ? error.message : error}`)
    }
    times.push(performance.now() - begun)
  }

  let count = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (count < due && underWay.size < MOST_UNDER_WAY) {
      const one = send(count++).finally(() => underWay.delete(one))
      underWay.add(one)
    }
  }, TICK_MS)

  return async () => {
    clearInterval(timer)
    const seconds = (performance.now() - started) / 1000
    await Promise.all(underWay)
    times.sort((a, b) => a - b)
    return {
      sent,
      perSecond: count / seconds,
      failed,
      turnedAway,
      p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    }
  }
}
