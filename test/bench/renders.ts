import { median, percentile } from '#test/support/load/numbers.ts'
import { serveSite } from './served-site.ts'

/** Code is compiled as it is used: after so many rounds over all pages it changes no more. */
const ROUNDS = 8

/**
 * Pages asked for one after the other, in ms, when the process has rendered each of them before: to the last byte,
 * without compression. HEAD renders each time: only whole answers are recorded.
 */
export async function measureRenders(): Promise<{ pages: number; p50: number; p95: number }> {
  await using site = await serveSite({}, 0)
  const map = await (await fetch(`${site.url}/docs/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]*([^<]*)/g)].map(([, path = '']) => path)
  let times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    times = []
    for (const path of paths) {
      const asked = performance.now()
      await (await fetch(site.url + path, { method: 'HEAD' })).arrayBuffer()
      times.push(performance.now() - asked)
    }
  }
  return { pages: paths.length, p50: median(times), p95: percentile(times, 0.95) }
}
