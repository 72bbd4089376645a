import { parseArgs } from 'node:util'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { createSearch } from '#server/search/create-search.ts'
import { createRecords } from '#server/search/index/create-records.ts'
import type { Evidence } from '#server/search/rank/evidence.ts'
import { createSymbolTable } from '#server/search/symbols/symbol-table.ts'
import { WEIGHTS } from '#server/search/weights.ts'
import { loadRealSite } from '#test/support/compile-site.ts'
import { type BenchmarkCase, readBenchmark } from '#test/support/search/benchmark.ts'
import { cutShort, misspell } from '#test/support/search/misspell.ts'
import { createPlainMiniSearch } from '#test/support/search/plain-mini-search.ts'
import {
  engineOf,
  measureRelevance,
  type Relevance,
  type RelevanceCase,
  readRelevance,
} from '#test/support/search/relevance.ts'

const site = await loadRealSite()
const search = createSearch(site)
const { values } = parseArgs({ options: { explain: { type: 'string' } } })
if (values.explain !== undefined) {
  explain(values.explain)
  process.exit()
}
const engine = engineOf(search)
const plain = createPlainMiniSearch(createRecords(site, createSymbolTable(site)))
const benchmark = readBenchmark(site)
const shared = readRelevance(site)
const isTyped = ({ kind }: BenchmarkCase) => kind !== 'messages'

console.log(`${search.records} records of ${site.pages.size} pages, ${benchmark.length} labelled queries\n`)
console.log(`${'queries'.padEnd(32)}    n   MRR@10  first   among 5   MiniSearch as it comes`)
for (const half of ['develop', 'held out'] as const) {
  const cases = benchmark.filter((one) => one.half === half)
  for (const [kind, ofKind] of Map.groupBy(cases, ({ kind }) => kind)) print(`${half}: ${kind}`, ofKind)
  print(`${half}: all`, cases)
  print(`${half}: a slip in a word`, misspell(cases.filter(isTyped), 1))
  print(`${half}: cut by two letters`, cutShort(cases.filter(isTyped)))
}
print('shared', shared)
print('shared: a slip in a word', misspell(shared, 3))
print('shared: cut by two letters', cutShort(shared))

function print(name: string, cases: readonly RelevanceCase[]): void {
  const own = measureRelevance(engine, cases)
  console.log(
    `${name.padEnd(32)} ${String(own.queries).padStart(4)}   ${figures(own)}   ${figures(measureRelevance(plain, cases))}`,
  )
}

function figures({ mrr, hit1, hit5 }: Relevance): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(6)
  return `${mrr.toFixed(3)}  ${percent(hit1)}   ${percent(hit5)}`
}

/** Prints why each of the first ten has its place: each number's share of the sum that orders them. */
function explain(query: string): void {
  const { ranked, query: read } = search.ask(query, LONGEST_PASTE)
  const names = Object.keys(WEIGHTS) as (keyof Evidence)[]
  console.log(`${ranked.length} sections; on no page: ${read.unknown.join(', ') || 'nothing'}`)
  for (const { record, score, evidence } of ranked.slice(0, 10)) {
    const shares = names.map((name) => `${name} ${(evidence[name] * WEIGHTS[name]).toFixed(2)}`)
    const sum = Math.log(score).toFixed(2)
    console.log(`${record.path}${record.anchor && `#${record.anchor}`}\n  ${sum} = ${shares.join(' + ')}`)
  }
}
