import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { generateSite } from './generate-site.ts'
import { measureRenders } from './renders.ts'
import { measureSearch } from './search-cost.ts'
import { measureEdits, measureStartup } from './startup.ts'
import { measureThroughput } from './throughput.ts'

const REAL = `${ROOT}content`
const PAGES_OF_LARGE_SITE = 2750
/** A long page with tables, samples and known issues. */
const LONG_PAGE = '/docs/reference/function/aggregation/'

/** Parts of the bench by name; names on the command line select some. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  start: () => printStart('the real pages', REAL, 5),
  edit: async () =>
    print('A start after an edit of one page, longer than a warm one by', {
      'median of three pages': milliseconds(await measureEdits(REAL)),
    }),
  large: async () => {
    const folder = await temporaryFolder()
    await generateSite(folder, PAGES_OF_LARGE_SITE, REAL)
    await printStart(`${PAGES_OF_LARGE_SITE} generated pages`, folder, 1)
    await printSearch(`${PAGES_OF_LARGE_SITE} generated pages`, folder)
  },
  search: () => printSearch('the real pages', REAL),
  cached: async () => {
    await printThroughput('A page from memory', false)
    await printThroughput('The same, not modified', true)
  },
  renders: async () => {
    const { pages, p50, p95 } = await measureRenders()
    print(`${pages} pages rendered one after the other`, { p50: milliseconds(p50), p95: milliseconds(p95) })
  },
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) {
  console.error(`There is no part called ${unknown}: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
await buildIfNeeded()
for (const [name, part] of Object.entries(PARTS))
  if (chosen.length === 0 || chosen.includes(name)) await part()

async function printStart(name: string, folder: string, colds: number): Promise<void> {
  const { cold, warm, settled } = await measureStartup(folder, colds)
  print(`Start with ${name}`, {
    [`cold, to ready, best of ${colds}`]: milliseconds(cold.ms),
    'cold, processor time': milliseconds(cold.cpuMs),
    'warm, to ready, best of 5': milliseconds(warm.ms),
    'warm, processor time': milliseconds(warm.cpuMs),
    'peak memory, cold': `${cold.peakMb.toFixed(0)} MB`,
    'peak memory, warm': `${warm.peakMb.toFixed(0)} MB`,
    'memory when search is warm too': `${settled.restingMb.toFixed(0)} MB`,
  })
}

async function printSearch(name: string, folder: string): Promise<void> {
  const { records, p50, p99 } = await measureSearch(folder)
  const figures = { p50: milliseconds(p50), p99: milliseconds(p99) }
  print(`Queries with snippets over ${name}, ${records} sections`, figures)
}

async function printThroughput(title: string, isRevalidated: boolean): Promise<void> {
  const { site, bare } = await measureThroughput(LONG_PAGE, isRevalidated)
  const figures = ({ requestsPerSecond, userMicroseconds, allMicroseconds }: typeof site) =>
    `${requestsPerSecond.toFixed(0)} requests/s, processor ${userMicroseconds.toFixed(1)} us in user mode, ${allMicroseconds.toFixed(1)} in all`
  const share = (figure: 'userMicroseconds' | 'allMicroseconds') => (site[figure] / bare[figure]).toFixed(2)
  print(`${title}, one processor, 64 connections, medians of five turns`, {
    'this server': figures(site),
    'bare node:http': figures(bare),
    'of bare': `${share('userMicroseconds')} in user mode, ${share('allMicroseconds')} in all`,
  })
}

function milliseconds(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
}

function print(title: string, figures: Readonly<Record<string, string>>): void {
  console.log(`\n${title}`)
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(34)}${figure}`)
}
