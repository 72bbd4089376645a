import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { median } from '#test/support/load/flood.ts'
import { runSite } from '#test/support/site-process.ts'
import { measurePage, type PageFigures } from './measure-page.ts'

const PAGES = ['/docs/', '/docs/reference/function/aggregation/', '/docs/reference/sql/sample-by/']
/** Other addresses may be given as arguments, and another number of runs. */
const asked = process.argv.slice(2)
const RUNS = Number(asked.find((argument) => /^\d+$/.test(argument)) ?? 5)
const ADDRESSES = asked.filter((argument) => argument.startsWith('/'))
/** The origin of another site that is measured beside this one: each of its pages right after ours of the same address. */
const BESIDE = asked.find((argument) => argument.startsWith('http'))
/** `drawn`: single runs of pages that are drawn by hash, instead. */
const DRAWN = asked.includes('drawn') ? 20 : 0

/** Promises to readers: the lowest score, or the highest time or shift, that a median may have. */
const LIMITS = [
  ['performance', 'least', 98],
  ['accessibility', 'least', 100],
  ['best-practices', 'least', 100],
  ['seo', 'least', 100],
  ['fcp', 'most', 1100],
  ['lcp', 'most', 1300],
  ['tbt', 'most', 49.9],
  ['cls', 'most', 0],
] as const

type Row = Record<(typeof LIMITS)[number][0], number> & { page: string; load: string }

/** Medians of several runs of a page at one site or two, in turn; the load is that of the machine while it was measured. */
async function measure(urls: readonly string[], path: string): Promise<Row[]> {
  const measured = urls.map((url) => ({ page: url + path, runs: [] as PageFigures[], loads: [] as number[] }))
  for (let run = 0; run < RUNS; run++) {
    for (const { page, runs, loads } of measured) {
      loads.push(loadavg()[0] ?? 0)
      runs.push(await measurePage(page))
    }
  }
  return measured.map(({ page, runs, loads }) => {
    for (const audit of new Set(runs.flatMap(({ failed }) => failed))) console.log(`${page} fails ${audit}`)
    const figures = LIMITS.map(([name]) => [name, Number(median(runs.map((run) => run[name])).toFixed(4))])
    return { page, ...Object.fromEntries(figures), load: median(loads).toFixed(1) }
  })
}

/** Scores in single runs: the least of twenty is below the 5th percentile. */
async function printDrawn(url: string): Promise<void> {
  const map = await (await fetch(`${url}/docs/sitemap.xml`)).text()
  const hash = (path: string) => createHash('sha256').update(path).digest('hex')
  const paths = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
  const drawn = paths.sort((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, DRAWN)
  const rows: (PageFigures & { page: string })[] = []
  for (const page of drawn) rows.push({ page, ...(await measurePage(url + page)) })
  rows.sort((a, b) => a.performance - b.performance)
  console.table(
    rows.map(({ page, performance, fcp, lcp, tbt, cls }) => ({ page, performance, fcp, lcp, tbt, cls })),
  )
}

await buildIfNeeded()
const site = await runSite({ env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache` } })
try {
  if (DRAWN > 0) await printDrawn(site.url)
  const rows: Row[] = []
  const others: Row[] = []
  const pages = ADDRESSES.length > 0 ? ADDRESSES : PAGES
  for (const page of DRAWN > 0 ? [] : pages) {
    const [ours, ...beside] = await measure(BESIDE ? [site.url, BESIDE] : [site.url], page)
    if (ours) rows.push(ours)
    others.push(...beside)
  }
  if (rows.length > 0) console.table([...rows, ...others])
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
