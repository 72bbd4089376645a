import { setImmediate } from 'node:timers/promises'
import { createSearch } from '#server/search/create-search.ts'
import { createMarkText } from '#server/search/present/marked-text.ts'
import { recordSnippet } from '#server/search/present/snippet.ts'
import { compileSite } from '#test/support/compile-site.ts'
import { percentile } from '#test/support/load/numbers.ts'
import { sequence } from '#test/support/search/sequence.ts'

const QUERIES = 2000
const HITS = 20

/** Measures queries over a content folder with the snippets of their first hits, in ms. */
export async function measureSearch(content: string): Promise<{ records: number; p50: number; p99: number }> {
  const site = await compileSite(content)
  const search = createSearch(site)
  await search.warmUp(setImmediate)
  const texts = [...site.pages.values()].flatMap(({ sections }) => sections.map(({ text }) => text))
  const random = sequence(3)
  const times = Array.from({ length: QUERIES }, () => {
    const query = queryFrom(texts, random)
    const asked = performance.now()
    const { ranked, query: read } = search.ask(query)
    const mark = createMarkText(read)
    for (const { record } of ranked.slice(0, HITS)) recordSnippet(record, 10, mark)
    return performance.now() - asked
  })
  return { records: search.records, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** One to five words of the pages, every other query unfinished. */
function queryFrom(texts: readonly string[], random: () => number): string {
  const words = (texts[Math.floor(random() * texts.length)] ?? '').split(/\s+/)
  const start = Math.floor(random() * words.length)
  const query = words.slice(start, start + 1 + Math.floor(random() * 5)).join(' ')
  return random() < 0.5 ? query : query.slice(0, -2)
}
