import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { createSearch, type Search } from '#server/search/create-search.ts'
import { searchResults } from '#server/search/present/results-page.ts'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import { answerProvider } from '#server/search/provider/answer-provider.ts'
import { parseProviderRequests } from '#server/search/provider/provider-request.ts'
import type { Site } from '#server/site/site.ts'
import { expensiveBodies, expensiveTexts } from '#test/support/expensive-searches.ts'
import { compileSite } from '#test/support/load-fixture.ts'
import { createWorkMeter, type Work } from '#test/support/work-meter.ts'

/** Half more than the most that was seen; `npm run bench:search-worst` says what this is in milliseconds. */
const TURN: Work = { candidates: 30_000, cells: 400_000, scores: 250_000, characters: 90_000 }
/** Ten queries, which share words, repairs and the characters of 100 hits. */
const POST: Work = { candidates: 50_000, cells: 600_000, scores: 1_250_000, characters: 250_000 }
const SYMBOL: Work = { candidates: 3_000, cells: 150_000, scores: 0, characters: 0 }
const LARGEST_ANSWER = 450_000

let site: Site
let search: Search
let texts: fc.Arbitrary<string>
const spent = createWorkMeter()

beforeAll(async () => {
  site = await compileSite(`${ROOT}content`, `${ROOT}.cache`)
  search = createSearch(site)
  texts = expensiveTexts(site)
})

function expectWithin(done: Work, budget: Work): void {
  for (const unit of Object.keys(budget) as (keyof Work)[])
    expect(done[unit], unit).toBeLessThanOrEqual(budget[unit])
}

async function answer(body: string) {
  const parsed = parseProviderRequests(body)
  if ('problem' in parsed) return null
  const turns: Work[] = []
  spent()
  const results = await answerProvider(search, parsed.requests, 'http://localhost', async () => {
    turns.push(spent())
  })
  return { results, turns: [...turns, spent()] }
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
  ])('%s', async (_, body) => {
    const { turns = [] } = (await answer(body)) ?? {}
    expect(turns.length).toBeGreaterThanOrEqual(10)
    for (const turn of turns) expectWithin(turn, TURN)
  })

  test('of whatever can be made up', async () => {
    await fc.assert(
      fc.asyncProperty(expensiveBodies(texts), async (body) => {
        const { results = [], turns = [] } = (await answer(body)) ?? {}
        for (const turn of turns) expectWithin(turn, TURN)
        expectWithin(turns.reduce(sum, NOTHING), POST)
        expect(results.flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(100)
        expect(JSON.stringify(results).length).toBeLessThan(LARGEST_ANSWER)
      }),
      { numRuns: 100 },
    )
  })
})

test('the work for a page of results is limited', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, page) => {
      spent()
      searchResults(search, { text, filter: null, page, words: 30 })
      expectWithin(spent(), TURN)
    }),
    { numRuns: 100 },
  )
})

test('the work for a name that may be a symbol is limited', () => {
  const names = fc.oneof(texts, fc.constantFrom(LETTERS.slice(0, 100), '\ufdfa'.repeat(100)))
  fc.assert(
    fc.property(names, (name) => {
      spent()
      search.symbols.find(name)
      search.symbols.nearest(name)
      expectWithin(spent(), SYMBOL)
    }),
    { numRuns: 100 },
  )
})

test('the work for an address without a page is limited', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 20 }), (segments) => {
      spent()
      suggestPages(
        search,
        site.pages,
        `/docs/${segments.map((segment) => encodeURI(segment.toWellFormed())).join('/')}/`,
      )
      expectWithin(spent(), TURN)
    }),
    { numRuns: 100 },
  )
})

const NOTHING: Work = { candidates: 0, cells: 0, scores: 0, characters: 0 }
const sum = (one: Work, other: Work): Work => ({
  candidates: one.candidates + other.candidates,
  cells: one.cells + other.cells,
  scores: one.scores + other.scores,
  characters: one.characters + other.characters,
})
