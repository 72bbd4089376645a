import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { buildIfNeeded } from '#build/build.ts'
import { readFigures } from '#test/support/figures.ts'
import { ask, type Errand } from '#test/support/load/flood.ts'
import { growthOf, median, percentile } from '#test/support/load/numbers.ts'
import { measureRate, steadyLoad } from '#test/support/load/steady-load.ts'
import { runSite } from '#test/support/site-process.ts'

/** Half of the rate that one process reaches, for minutes: `npm run soak`, or `npm run soak -- 1` for one minute. */
const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0)) throw new Error(`"${process.argv[2]}" is not a number of minutes`)

const READERS = 32
/** Until then memory grows to the size that the process works in. */
const WARM_UP_REQUESTS = 15_000
const RATE_REQUESTS = 5000
const WINDOWS = 20
/** Place in the line of /proc/stat, see proc(5). */
const STEAL = 7
const MOST_GROWTH = 0.05
const MOST_SLOWER = 1.25
/** Of the ten windows of a half, those that others took least of: at half of the highest rate a hundredth is seen in the 99th percentile. */
const QUIETEST = 5

const post = { method: 'POST', body: '{"requests":[{"indexName":"docs","query":"sample by"}]}' }

await buildIfNeeded()
const site = await runSite({ env: { CONTENT_DIR: 'content', CACHE_DIR: '.cache', LOG_LEVEL: 'error' } })
const pages = [
  ...(await (await fetch(`${site.url}/docs/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)</g),
].map(([, address = '']) => new URL(address).pathname)

/** The mix of requests: mostly pages and their data from memory; some renders, searches and wrong addresses. */
function errand(count: number): Errand {
  const page = pages[count % pages.length] ?? '/docs/'
  if (count % 20 === 0) return { path: `${page}?${count}` }
  if (count % 20 === 5) return { path: '/docs/api/search/1/indexes/*/queries', ...post }
  if (count % 20 === 10) return { path: `/docs/nowhere-${count}/` }
  return { path: count % 2 ? page : `${page}data.json` }
}

await measureRate(site.url, errand, { readers: READERS, requests: WARM_UP_REQUESTS })
const { perSecond: most } = await measureRate(site.url, errand, { readers: READERS, requests: RATE_REQUESTS })
const perSecond = most / 2
console.log(
  `${most.toFixed(0)} requests/s at most, ${perSecond.toFixed(0)} from now on, for ${minutes} minutes`,
)

const agent = new Agent({ keepAlive: true, maxSockets: READERS * 4 })
/** Time that other machines on the same hardware took: Linux counts it as steal, in ticks of the processor. */
async function stolen(): Promise<{ readonly ticks: number; readonly all: number }> {
  const line = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n', 1)[0] ?? ''
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  return { ticks: ticks[STEAL] ?? 0, all: ticks.reduce((sum, part) => sum + part, 0) }
}

const memory: number[] = []
const steal: number[] = []
const p99: number[] = []
let failed = 0
for (let window = 0; window < WINDOWS; window++) {
  const before = await stolen()
  const stop = steadyLoad(perSecond, async (count) => {
    const { path, ...options } = errand(count)
    const { status } = await ask(site.url + path, agent, options)
    return status >= 500 ? String(status) : null
  })
  await setTimeout(((minutes * 60) / WINDOWS) * 1000)
  const load = await stop()
  const lost = Object.values(load.failed).reduce((sum, times) => sum + times, 0)
  failed += lost
  memory.push((await readFigures(site.opsUrl))('process_resident_memory_bytes') / 1e6)
  p99.push(percentile(load.times, 0.99))
  const after = await stolen()
  steal.push((after.ticks - before.ticks) / Math.max(1, after.all - before.all))
  console.log(
    `${String(window + 1).padStart(4)} of ${WINDOWS}  ${memory.at(-1)?.toFixed(0)} MB  p50 ${median(load.times).toFixed(1)} ms  p99 ${p99.at(-1)?.toFixed(1)} ms  ${lost} failed  ${((steal.at(-1) ?? 0) * 100).toFixed(1)}% of the machine taken`,
  )
}
agent.destroy()
await site.stop()

const growth = growthOf(memory) / median(memory)
/** The median of the quietest windows of a half. */
const quietP99 = (from: number, to: number): number => {
  const windows = p99.slice(from, to).map((ms, index) => ({ ms, taken: steal[from + index] ?? 0 }))
  const quietest = windows.toSorted((one, other) => one.taken - other.taken).slice(0, QUIETEST)
  return median(quietest.map(({ ms }) => ms))
}
const slower = quietP99(WINDOWS / 2, WINDOWS) / quietP99(0, WINDOWS / 2)
const results: [string, string, boolean][] = [
  ['memory, growth of its straight line', `${(growth * 100).toFixed(1)}% of 5%`, growth <= MOST_GROWTH],
  [
    'p99 of the quietest windows, second half to first',
    `${slower.toFixed(2)} of ${MOST_SLOWER}`,
    slower <= MOST_SLOWER,
  ],
  ['failed requests', String(failed), failed === 0],
]
for (const [what, measured, ok] of results) console.log(`${ok ? 'ok    ' : 'not ok'}  ${what}: ${measured}`)
process.exit(results.every(([, , ok]) => ok) ? 0 : 1)
