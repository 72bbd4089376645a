import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { lookUpTool } from '#server/mcp/look-up-tool.ts'
import { readTool } from '#server/mcp/read-tool.ts'
import { MOST_RESULTS, searchTool } from '#server/mcp/search-tool.ts'
import { createSearch } from '#server/search/create-search.ts'
import { goTo } from '#server/search/present/go-to.ts'
import { searchResults } from '#server/search/present/results-page.ts'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import { answerProvider } from '#server/search/provider/answer-provider.ts'
import { parseProviderRequests } from '#server/search/provider/provider-request.ts'
import { expensiveBodies, expensiveTexts } from '#test/support/expensive-searches.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'

/** Milliseconds of the processor, over twice the budget of a turn and of a POST, since machines differ. */
const TURN_MS = 25
const POST_MS = 60
/** Of each request the least of these runs counts: in the others the machine did something else. */
const RUNS = 5
const LARGEST_ANSWER = 450_000

const site = await loadRealSite()
const search = createSearch(site)
const texts = expensiveTexts(site)
const pastes = fc.array(texts, { minLength: 3 }).map((lines) => lines.join('\n').slice(0, LONGEST_PASTE))
// A process that has just started compiles its code, that of pastes too: its first requests measure that.
for (const text of [...fc.sample(texts, 150), ...fc.sample(pastes, 100)])
  searchResults(search, { text, filter: null, page: 1, words: 30 })

/** Of this thread: the process also collects the garbage of test files that ran before. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The milliseconds of each turn of an answer, of all together, which the kernel counts in ticks of 4, and the answer. */
async function measure<T>(answer: (endTurn: () => Promise<void>) => T) {
  const runs: { turns: number[]; sum: number; answered: Awaited<T> }[] = []
  for (let run = 0; run < RUNS; run++) {
    const turns: number[] = []
    let started = processorMs()
    const endTurn = async () => {
      turns.push(processorMs() - started)
      started = processorMs()
    }
    const answered = await answer(endTurn)
    await endTurn()
    runs.push({ turns, sum: turns.reduce((sum, turn) => sum + turn, 0), answered })
  }
  const [first] = runs
  const leastOf = (at: number) => Math.min(...runs.map(({ turns }) => turns[at] ?? 0))
  const sum = Math.min(...runs.map(({ sum }) => sum))
  return { turns: first?.turns.map((_, at) => leastOf(at)) ?? [], sum, answered: first?.answered }
}

async function measurePost(body: string) {
  const parsed = parseProviderRequests(body)
  if ('problem' in parsed) return null
  return measure((endTurn) => answerProvider(search, parsed.requests, 'http://localhost', endTurn))
}

/** On a slower machine a POST of ten queries takes no longer than eight readers do there who search for a common word. */
async function longestPost(sum: number): Promise<number> {
  if (sum < POST_MS) return POST_MS
  const readers = await measure(() => {
    for (let at = 0; at < 8; at++)
      searchResults(search, { text: `${at} the table`, filter: null, page: 1, words: 30 })
  })
  return Math.max(POST_MS, readers.sum)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.repeat(4)
const ten = (query: string, options: object = {}) =>
  JSON.stringify({
    requests: Array.from({ length: 10 }, (_, at) => ({ query: `${at}${query}`, ...options })),
  })

describe('the work for a POST of queries is limited, whatever they are', () => {
  test.each([
    ['characters that become eighteen', ten('\ufdfa'.repeat(64))],
    ['a word of 64 letters', ten(LETTERS.slice(0, 64))],
    ['misspelt words', ten(' tabble colmun partitino symbl kuberentes questdv indx gruop selct')],
    ['hits with long snippets', ten(' the table', { hitsPerPage: 100, attributesToSnippet: ['*:100'] })],
    ['a query of single letters', ten(' a b c d e f g h i j k l m n o p')],
    ['compound words, whose parts most pages have', ten(' 1.2.3')],
  ])('%s', async (_, body) => {
    const { turns = [], sum = 0 } = (await measurePost(body)) ?? {}
    expect(turns.length).toBeGreaterThanOrEqual(10)
    expect(Math.max(...turns)).toBeLessThan(TURN_MS)
    expect(sum).toBeLessThan(await longestPost(sum))
  })

  test('of whatever can be made up', async () => {
    await fc.assert(
      fc.asyncProperty(expensiveBodies(texts), async (body) => {
        const { turns = [], sum = 0, answered = [] } = (await measurePost(body)) ?? {}
        expect(Math.max(0, ...turns)).toBeLessThan(TURN_MS)
        expect(sum).toBeLessThan(await longestPost(sum))
        expect(answered.flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(60)
        expect(JSON.stringify(answered).length).toBeLessThan(LARGEST_ANSWER)
      }),
      { numRuns: 50 },
    )
  })
})

const names = fc.oneof(texts, fc.constantFrom(LETTERS.slice(0, 100), '\ufdfa'.repeat(100)))
const addresses = fc.oneof(names, fc.constantFrom(...site.pages.keys()))
const parts = { site, search, siteUrl: 'http://localhost' }

test.each<[string, (text: string) => unknown, fc.Arbitrary<string>]>([
  ['a page of results', (text) => searchResults(search, { text, filter: null, page: 1, words: 30 }), names],
  ['a name that may be a symbol', search.symbols.nearest, names],
  ['a name that is an address', (text) => goTo(search, text), fc.oneof(names, pastes)],
  [
    'an address without a page',
    (text) =>
      suggestPages(search, site.pages, `/docs/${encodeURI(text.toWellFormed()).repeat(3)}/${text.length}/`),
    names,
  ],
  ["an assistant's search", (query) => searchTool(parts, { query, limit: MOST_RESULTS }), names],
  ['what an assistant looks up', (name) => lookUpTool(parts, name), names],
  ['what an assistant reads', (address) => readTool(parts, { address }), addresses],
])('the work for %s is limited', async (_, answer, asked) => {
  await fc.assert(
    fc.asyncProperty(asked, async (text) => {
      const { turns } = await measure(() => answer(text))
      expect(Math.max(...turns)).toBeLessThan(TURN_MS)
    }),
    { numRuns: 50 },
  )
})
