import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createSearch } from '#server/search/create-search.ts'
import { createMarkText } from '#server/search/present/marked-text.ts'
import { recordSnippet } from '#server/search/present/snippet.ts'
import { percentile } from '#test/support/load/numbers.ts'
import { compileSite } from '#test/support/load-fixture.ts'
import { sequence } from '#test/support/search/sequence.ts'

export interface SearchCost {
  readonly records: number
  /** Until all that a search needs is made. */
  readonly readyMs: number
  readonly heapMb: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const QUERIES = 2000
const HITS = 20

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Measures what the index costs to build and to hold, and a query with the snippets of its first hits. */
export async function measureSearch(content: string): Promise<SearchCost> {
  const site = await compileSite(content)
  const before = heapUsed()
  const started = performance.now()
  const search = createSearch(site)
  await search.warmUp(setImmediate)
  const readyMs = performance.now() - started
  const heapMb = (heapUsed() - before) / 1e6
  const texts = [...site.pages.values()].flatMap(({ sections }) => sections.map(({ text }) => text))
  const random = sequence(3)
  const times = Array.from({ length: QUERIES }, () => {
    const query = queryFrom(texts, random)
    const asked = performance.now()
    const { ranked, query: read } = search.ask(query)
    const mark = createMarkText(read.clauses)
    for (const { record } of ranked.slice(0, HITS)) recordSnippet(record, 10, mark)
    return performance.now() - asked
  })
  const [p50Ms, p99Ms] = [percentile(times, 0.5), percentile(times, 0.99)]
  return { records: search.records, readyMs, heapMb, p50Ms, p99Ms }
}

/** One to five words of the pages, every other query unfinished. */
function queryFrom(texts: readonly string[], random: () => number): string {
  const words = (texts[Math.floor(random() * texts.length)] ?? '').split(/\s+/)
  const start = Math.floor(random() * words.length)
  const query = words.slice(start, start + 1 + Math.floor(random() * 5)).join(' ')
  return random() < 0.5 ? query : query.slice(0, -2)
}

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
