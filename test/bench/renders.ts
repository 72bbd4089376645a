import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { until } from '#test/support/site-process.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { load } from './load.ts'
import { type Served, serveSite } from './served.ts'
import { median } from './startup.ts'

export interface FirstRenders {
  readonly pages: number
  /** From the request to the last byte. */
  readonly medianMs: number
  readonly p95Ms: number
  /** Of the process, on average; with what it compresses for the next readers. */
  readonly cpuMs: number
}

/** Each page asked for once after a start, one after the other. Pages have been asked for before, in other processes only. */
export async function measureFirstRenders(): Promise<FirstRenders> {
  const cache = await temporaryFolder()
  const first = await serveSite(cache)
  await first.stop()
  const site = await serveSite(cache)
  await pause(3000)
  const map = await (await fetch(`${site.url}/docs/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]*([^<]*)/g)].map(([, path = '']) => path)
  const before = cpuSeconds(site.process.pid)
  const times: number[] = []
  for (const path of paths) {
    const asked = performance.now()
    await (await fetch(site.url + path)).arrayBuffer()
    times.push(performance.now() - asked)
  }
  const cpuMs = ((cpuSeconds(site.process.pid) - before) * 1000) / paths.length
  await site.stop()
  times.sort((a, b) => a - b)
  return {
    pages: paths.length,
    medianMs: median(times),
    p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    cpuMs,
  }
}

/** Requests a second that must be worked for, from one replica and from two, each on a processor of its own. */
export async function measureReplicas(seconds = 5): Promise<{ one: number; two: number }> {
  if (availableParallelism() < 2) return { one: Number.NaN, two: Number.NaN }
  const cache = await temporaryFolder()
  const replicas = [await serveSite(cache, 0), await serveSite(cache, 1)] as const
  const rate = async (served: readonly Served[]) => {
    const loads = await Promise.all(served.map(({ url }) => load(`${url}/docs/search/?q=sample+by`, seconds)))
    return loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0)
  }
  for (const { url } of replicas) await until(async () => (await fetch(`${url}/docs/search/?q=a`)).ok)
  await rate(replicas)
  const [one, two] = [await rate([replicas[0]]), await rate(replicas)]
  for (const { stop } of replicas) await stop()
  return { one, two }
}
