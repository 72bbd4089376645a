import { describe, expect, test } from 'vitest'
import { createSearch } from '#server/search/create-search.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'
import { readBenchmark } from '#test/support/search/benchmark.ts'
import { cutShort, misspell } from '#test/support/search/misspell.ts'
import {
  engineOf,
  measureRelevance,
  type RelevanceCase,
  readRelevance,
  routesCovered,
} from '#test/support/search/relevance.ts'
import floors from './floors.json' with { type: 'json' }

const site = await loadRealSite()
const search = createSearch(site)
const cases = readRelevance(site)
const benchmark = readBenchmark(site)

function expectAtLeast(
  asked: readonly RelevanceCase[],
  floor: { mrr: number; hit5: number },
  shown: boolean,
) {
  const { mrr, hit5, misses } = measureRelevance(engineOf(search), asked)
  const told = shown ? JSON.stringify(misses, null, 1) : 'of queries that nobody develops with'
  expect(mrr, told).toBeGreaterThanOrEqual(floor.mrr)
  expect(hit5, told).toBeGreaterThanOrEqual(floor.hit5)
}

describe('on the queries that are shared', () => {
  test(`at least ${floors.routes} pages are asked for, a floor that only rises`, () => {
    expect(routesCovered(cases)).toBeGreaterThanOrEqual(floors.routes)
  })

  test.each([
    ['as they are typed', floors.typed, (all: RelevanceCase[]) => all],
    ['with a slip in a word', floors.misspelt, (all: RelevanceCase[]) => misspell(all, 3)],
    ['cut by two letters', floors.cut, cutShort],
  ])('%s, right pages come first, by floors that only rise', (_, floor, change) => {
    expectAtLeast(change(cases), floor, true)
  })
})

describe('on the labelled queries', () => {
  test('there are at least 600 of them in two halves', () => {
    expect(benchmark.length).toBeGreaterThanOrEqual(600)
    expect(new Set(benchmark.map(({ half }) => half)).size).toBe(2)
  })

  const kinds = Object.entries(floors.benchmark).flatMap(([half, byKind]) =>
    Object.entries(byKind).map(([kind, floor]) => ({ half, kind, floor })),
  )
  // The goal of terms in the half that no weight saw is 0.845; 0.8449 is reached, and a changed page moves it by a few thousandths.
  test.each(kinds)('$half: $kind are answered as well as is promised', ({ half, kind, floor }) => {
    const ofHalf = benchmark.filter((one) => one.half === half)
    const typed = ofHalf.filter((one) => one.kind !== 'messages')
    const ofKind = ofHalf.filter((one) => kind === 'all' || one.kind === kind)
    const asked: readonly RelevanceCase[] = kind === 'slips' ? misspell(typed, 1) : ofKind
    if (asked.length > 0) expectAtLeast(asked, floor, half === 'develop')
  })
})

test.each([
  ['dedup', '/docs/concept/deduplication/'],
  ['dedupe', '/docs/concept/deduplication/'],
  ['backup', '/docs/operations/backup/'],
  ['upgrade', '/docs/operations/upgrade/'],
  ['remove old rows', '/docs/operations/data-retention/'],
  ['raspberry pi', '/docs/deployment/platforms/'],
])('%j gives the idea or the task, not one of its variants', (query, path) => {
  expect(search.ask(query).ranked[0]?.record.path).toBe(path)
})
