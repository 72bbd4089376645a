import { readFile, rm } from 'node:fs/promises'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { findChromium } from '#test/support/browser.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { measureClientNavigation } from './client-navigation.ts'
import { generateSite, readModel } from './generate-site.ts'
import { measureRenders, measureReplicas } from './renders.ts'
import { measureSearch } from './search-cost.ts'
import { measureSearchTyping } from './search-typing.ts'
import { measureEdits, measureStartup } from './startup.ts'
import { measureThroughput } from './throughput.ts'

const REAL = `${ROOT}content`
const PAGES = 275
const PAGES_OF_LARGE_SITE = 2750
/** A long page with tables, samples and known issues. */
const LONG_PAGE = '/docs/reference/function/aggregation/'

/** Parts of the bench by name; names on the command line select some. */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  start: () => printStart('the real pages', REAL, 5),
  edit: async () => {
    const { medianMs, mostMs } = await measureEdits(REAL)
    print('A start after an edit of one page, longer than a warm one by', [
      ['median of seven pages', `${medianMs.toFixed(0)} ms`],
      ['most', `${mostMs.toFixed(0)} ms`],
    ])
  },
  generated: () => withGenerated(PAGES, (folder) => printStart(`${PAGES} generated pages`, folder, 3)),
  large: () =>
    withGenerated(PAGES_OF_LARGE_SITE, async (folder) => {
      await printStart(`${PAGES_OF_LARGE_SITE} generated pages`, folder, 1)
      await printSearch(`${PAGES_OF_LARGE_SITE} generated pages`, folder)
    }),
  search: () => printSearch('the real pages', REAL),
  cached: async () => {
    printThroughput('A page from memory', await measureThroughput(LONG_PAGE))
    printThroughput('The same, not modified', await measureThroughput(LONG_PAGE, { revalidated: true }))
  },
  renders: async () => {
    const { pages, render, first } = await measureRenders()
    const of = ({ p50, p95 }: typeof render) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
    print(`${pages} pages one after the other, one processor`, [
      ['rendered, in a process that has rendered them before', of(render)],
      ['first whole answer, compressed for all later ones too', of(first)],
    ])
  },
  replicas: async () => {
    const { one, two } = await measureReplicas()
    print('Pages of results a second, a processor for each replica and the load on the second', [
      ['one replica', one.toFixed(0)],
      ['two replicas', two.toFixed(0)],
      ['two of one', (two / one).toFixed(2)],
    ])
  },
  browser: async () => {
    if (!findChromium()) return
    await withGenerated(PAGES, async (folder) => {
      const { medianMs, slowMedianMs } = await measureClientNavigation(folder)
      print('Client navigation, click to painted content', [
        ['median', `${medianMs.toFixed(0)} ms`],
        ['median, 4x CPU and slow 4G', `${slowMedianMs.toFixed(0)} ms`],
      ])
    })
    const typing = await measureSearchTyping()
    print(`Search, key press to painted hits, ${typing.keys} keys`, [
      ['median', `${typing.medianMs.toFixed(0)} ms`],
      ['p95', `${typing.p95Ms.toFixed(0)} ms`],
    ])
  },
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) {
  console.error(`There is no part called ${unknown}: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
await buildIfNeeded()
for (const [name, part] of Object.entries(PARTS)) if (asked.length === 0 || asked.includes(name)) await part()

async function withGenerated(pages: number, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder()
  const text = (file: string) => readFile(`${REAL}/${file}`, 'utf8')
  await generateSite(folder, pages, readModel(REAL), {
    site: await text('site.yaml'),
    release: await text('data/latest-release.json'),
    repository: await text('data/repository.json'),
  })
  await use(folder)
  await rm(folder, { recursive: true, force: true })
}

async function printStart(name: string, folder: string, colds: number): Promise<void> {
  const { cold, warm, restingMb } = await measureStartup(folder, colds)
  print(`Start with ${name}`, [
    [`cold, to ready, best of ${colds}`, `${cold.ms.toFixed(0)} ms`],
    ['cold, processor time', `${cold.cpuMs.toFixed(0)} ms`],
    ['warm, to ready, best of 5', `${warm.ms.toFixed(0)} ms`],
    ['warm, processor time', `${warm.cpuMs.toFixed(0)} ms`],
    ['warm / cold', (warm.ms / cold.ms).toFixed(3)],
    ['peak memory, cold', `${cold.peakMb.toFixed(0)} MB`],
    ['peak memory, warm', `${warm.peakMb.toFixed(0)} MB`],
    ['memory when search is warm too', `${restingMb.toFixed(0)} MB`],
  ])
}

async function printSearch(name: string, folder: string): Promise<void> {
  const search = await measureSearch(folder, await temporaryFolder())
  print(`Search over ${name}, ${search.records} sections`, [
    ['index ready, nothing kept', `${search.coldMs.toFixed(0)} ms`],
    ['index ready, as an earlier start kept it', `${search.warmMs.toFixed(0)} ms`],
    ['memory', `${search.heapMb.toFixed(1)} MB`],
    ['a query with snippets, p50', `${search.p50Ms.toFixed(2)} ms`],
    ['p99', `${search.p99Ms.toFixed(2)} ms`],
  ])
}

function printThroughput(title: string, servers: Awaited<ReturnType<typeof measureThroughput>>): void {
  const bare = servers.find(({ server }) => server.startsWith('bare'))
  const ofBare = (own: number, other = Number.NaN) => (own / other).toFixed(2)
  print(
    `${title}, one processor, 64 connections, medians of five turns`,
    servers.map(({ server, requestsPerSecond, p99Ms, userMicroseconds, allMicroseconds }) => [
      server,
      [
        `${requestsPerSecond.toFixed(0)} requests/s`,
        `p99 ${p99Ms.toFixed(2)} ms`,
        `processor ${userMicroseconds.toFixed(1)} us in user mode, ${allMicroseconds.toFixed(1)} in all`,
        `${ofBare(userMicroseconds, bare?.userMicroseconds)} and ${ofBare(allMicroseconds, bare?.allMicroseconds)} of bare`,
      ].join(', '),
    ]),
  )
}

function print(title: string, rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n${title}\n${rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}`)
}
