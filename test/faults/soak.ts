import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { buildIfNeeded } from '#build/build.ts'
import { readFigures } from '#test/support/figures.ts'
import { ask, type Errand } from '#test/support/load/ask.ts'
import { median, percentile } from '#test/support/load/numbers.ts'
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
const memory: number[] = []
const p99: number[] = []
let failed = 0
for (let window = 0; window < WINDOWS; window++) {
  const stop = steadyLoad(perSecond, async (count) => {
    const { path, ...options } = errand(count)
    const { status } = await ask(site.url + path, { agent, ...options })
    return status >= 500 ? String(status) : null
  })
  await setTimeout(((minutes * 60) / WINDOWS) * 1000)
  const load = await stop()
  const lost = Object.values(load.failed).reduce((sum, times) => sum + times, 0)
  failed += lost
  memory.push((await readFigures(site.opsUrl))('process_resident_memory_bytes') / 1e6)
  p99.push(percentile(load.times, 0.99))
  console.log(
    `${String(window + 1).padStart(4)} of ${WINDOWS}  ${memory.at(-1)?.toFixed(0)} MB  p50 ${median(load.times).toFixed(1)} ms  p99 ${p99.at(-1)?.toFixed(1)} ms  ${lost} failed`,
  )
}
agent.destroy()
await site.stop()

/** A figure of the second half of the windows by that of the first. */
const change = (figures: readonly number[], share: number) =>
  percentile(figures.slice(WINDOWS / 2), share) / percentile(figures.slice(0, WINDOWS / 2), share)
const results = [
  { what: 'memory, second half to first', measured: change(memory, 0.5), most: 1.025 },
  // In the slower windows the machine did something else.
  { what: 'p99 of the quicker windows, second half to first', measured: change(p99, 0.25), most: 1.25 },
  { what: 'failed requests', measured: failed, most: 0 },
]
const isOk = ({ measured, most }: (typeof results)[number]) => measured <= most
for (const result of results)
  console.log(
    `${isOk(result) ? 'ok    ' : 'not ok'}  ${result.what}: ${result.measured.toFixed(3)} of ${result.most}`,
  )
process.exit(results.every(isOk) ? 0 : 1)
