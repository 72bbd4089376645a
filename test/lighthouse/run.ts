import { loadavg } from 'node:os'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { median } from '#test/support/load/numbers.ts'
import { runSite } from '#test/support/site-process.ts'
import { measurePage, type PageFigures } from './measure-page.ts'

const PAGES = ['/docs/', '/docs/reference/function/aggregation/', '/docs/reference/sql/sample-by/']
/** Other addresses may be given as arguments, and another number of runs. */
const given = process.argv.slice(2)
const RUNS = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 5)
const ADDRESSES = given.filter((argument) => argument.startsWith('/'))

/** Promises to readers: the lowest score, or the highest time or shift, that a median may have. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const MOST = { fcp: 1100, lcp: 1300, tbt: 49.9, cls: 0 }

await buildIfNeeded()
await using site = await runSite({ env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache` } })
const rows: Record<string, unknown>[] = []
for (const page of ADDRESSES.length > 0 ? ADDRESSES : PAGES) {
  const runs: PageFigures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measurePage(site.url + page))
  const figure = (name: string) =>
    Number(median(runs.map((run) => run[name as keyof PageFigures])).toFixed(4))
  const short = [
    ...Object.entries(LEAST).filter(([name, least]) => figure(name) < least),
    ...Object.entries(MOST).filter(([name, most]) => figure(name) > most),
  ]
  for (const [name, limit] of short) console.error(`${page}: ${name} is ${figure(name)}, the limit ${limit}`)
  if (short.length > 0) process.exitCode = 1
  const figures = Object.keys({ ...LEAST, ...MOST }).map((name) => [name, figure(name)])
  rows.push({ page, ...Object.fromEntries(figures), load: loadavg()[0]?.toFixed(1) })
}
console.table(rows)
