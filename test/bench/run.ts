import { readFile, rm } from 'node:fs/promises'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { findChromium } from '#test/support/browser.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { measureClientNavigation } from './client-navigation.ts'
import { generateSite } from './generate-site.ts'
import { measureSearch } from './search-cost.ts'
import { measureSearchTyping } from './search-typing.ts'
import { measureStartup } from './startup.ts'
import { measureThroughput } from './throughput.ts'

const PAGES = 275

await buildIfNeeded()
const content = await temporaryFolder()
const text = (file: string) => readFile(`${ROOT}content/${file}`, 'utf8')
await generateSite(content, PAGES, {
  site: await text('site.yaml'),
  release: await text('data/latest-release.json'),
  repository: await text('data/repository.json'),
})

for (const [name, folder] of [
  ['the real pages', `${ROOT}content`],
  [`${PAGES} generated pages`, content],
] as const) {
  const startup = await measureStartup(folder)
  print(`Start with ${name}`, [
    ['cold, to ready', `${startup.coldMs.toFixed(0)} ms`],
    ['cold, processor time', `${startup.coldCpuMs.toFixed(0)} ms`],
    ['warm, to ready, best of five', `${startup.warmMs.toFixed(0)} ms`],
    ['warm, processor time', `${startup.warmCpuMs.toFixed(0)} ms`],
    ['warm / cold', (startup.warmMs / startup.coldMs).toFixed(3)],
    ['peak memory, cold', `${startup.peakMb.toFixed(0)} MB`],
    ['peak memory, warm', `${startup.warmPeakMb.toFixed(0)} MB`],
  ])
}

const search = await measureSearch(content, await temporaryFolder())
print(`Search, ${search.records} records`, [
  ['index ready', `${search.readyMs.toFixed(0)} ms`],
  ['memory', `${search.heapMb.toFixed(1)} MB`],
  ['a query with snippets, p50', `${search.p50Ms.toFixed(2)} ms`],
  ['p99', `${search.p99Ms.toFixed(2)} ms`],
])

process.env.BENCH_CONTENT = content
const throughput = await measureThroughput('/docs/group-0/page-0/')
const bare = throughput.find(({ server }) => server.startsWith('bare'))
print(
  'A cached page, one core, 64 connections',
  throughput.map(({ server, requestsPerSecond, p99Ms, cpuMicroseconds }) => [
    server,
    [
      `${requestsPerSecond.toFixed(0)} requests/s`,
      `p99 ${p99Ms.toFixed(2)} ms`,
      `${(requestsPerSecond / (bare?.requestsPerSecond ?? Number.NaN)).toFixed(2)} of bare`,
      `${cpuMicroseconds.toFixed(1)} us of processor each`,
      `${((bare?.cpuMicroseconds ?? Number.NaN) / cpuMicroseconds).toFixed(2)} of bare by that`,
    ].join(', '),
  ]),
)

if (findChromium()) {
  const { medianMs, slowMedianMs } = await measureClientNavigation(content)
  print('Client navigation, click to painted content', [
    ['median', `${medianMs.toFixed(0)} ms`],
    ['median, 4x CPU and slow 4G', `${slowMedianMs.toFixed(0)} ms`],
  ])
  const typing = await measureSearchTyping()
  print(`Search, key press to painted hits, ${typing.keys} keys`, [
    ['median', `${typing.medianMs.toFixed(0)} ms`],
    ['p95', `${typing.p95Ms.toFixed(0)} ms`],
  ])
}
await rm(content, { recursive: true, force: true })

function print(title: string, rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n${title}\n${rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')}`)
}
