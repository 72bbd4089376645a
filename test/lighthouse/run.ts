import { loadavg } from 'node:os'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { median } from '#test/support/load/flood.ts'
import { startSite } from '#test/support/site-process.ts'
import { measurePage, type PageFigures } from './measure-page.ts'

const PAGES = ['/docs/', '/docs/reference/function/aggregation/', '/docs/reference/sql/sample-by/']
/** Another number of runs may be given as an argument. */
const RUNS = Number(process.argv[2] ?? 5)

/** What readers are promised: the least score, or the most of a time or shift, that a median may have. */
const LIMITS = [
  ['performance', 'least', 98],
  ['accessibility', 'least', 100],
  ['best-practices', 'least', 100],
  ['seo', 'least', 100],
  ['fcp', 'most', Number.POSITIVE_INFINITY],
  ['lcp', 'most', Number.POSITIVE_INFINITY],
  ['tbt', 'most', 49.9],
  ['cls', 'most', 0],
] as const

type Row = Record<(typeof LIMITS)[number][0], number> & { page: string; load: string }

/** Medians of several runs of a page; the load is that of the machine while it was measured. */
async function measure(url: string, page: string): Promise<Row> {
  const runs: PageFigures[] = []
  const loads: number[] = []
  for (let run = 0; run < RUNS; run++) {
    loads.push(loadavg()[0] ?? 0)
    runs.push(await measurePage(url + page))
  }
  for (const audit of new Set(runs.flatMap(({ failed }) => failed))) console.log(`${page} fails ${audit}`)
  const figures = LIMITS.map(([name]) => [name, Number(median(runs.map((run) => run[name])).toFixed(4))])
  return { page, ...Object.fromEntries(figures), load: median(loads).toFixed(1) }
}

await buildIfNeeded()
const site = await startSite({ env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache` } })
try {
  const rows: Row[] = []
  for (const page of PAGES) rows.push(await measure(site.url, page))
  console.table(rows)
  const short = rows.flatMap((row) =>
    LIMITS.filter(([name, kind, limit]) => (kind === 'least' ? row[name] < limit : row[name] > limit)).map(
      ([name, kind, limit]) => `${row.page}: ${name} is ${row[name]}, at ${kind} ${limit} was wanted`,
    ),
  )
  for (const line of short) console.error(line)
  process.exitCode = short.length > 0 ? 1 : 0
} finally {
  await site.stop()
}
