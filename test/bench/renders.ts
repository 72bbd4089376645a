import { availableParallelism } from 'node:os'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { until } from '#test/support/site-process.ts'
import { load } from './load.ts'
import { type Served, serveSite } from './served.ts'
import { median } from './startup.ts'

export interface Renders {
  readonly pages: number
  /** A page rendered, in ms, when the process has rendered each of them before: to the last byte, without compression. */
  readonly render: Quantiles
  /** The first answer with the page, which is compressed for its reader and for all later ones. */
  readonly first: Quantiles
}

interface Quantiles {
  readonly p50: number
  readonly p95: number
}

/** Code is compiled as it is used: after so many rounds over all pages it changes no more. */
const ROUNDS = 8

/** Pages asked for one after the other. HEAD renders each time: only whole answers are recorded. */
export async function measureRenders(): Promise<Renders> {
  const site = await serveSite(await temporaryFolder())
  const map = await (await fetch(`${site.url}/docs/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]*([^<]*)/g)].map(([, path = '']) => path)
  const ask = async (method: 'HEAD' | 'GET') => {
    const times: number[] = []
    for (const path of paths) {
      const asked = performance.now()
      await (await fetch(site.url + path, { method })).arrayBuffer()
      times.push(performance.now() - asked)
    }
    times.sort((a, b) => a - b)
    return { p50: median(times), p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN }
  }
  for (let round = 0; round < ROUNDS; round++) await ask('HEAD')
  const render = await ask('HEAD')
  const first = await ask('GET')
  await site.stop()
  return { pages: paths.length, render, first }
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
