import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { createSearch, type Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'
import { cutShort, misspell } from '#test/support/search/misspell.ts'
import {
  engineOf,
  measureRelevance,
  type RelevanceCase,
  readRelevance,
  routesCovered,
  SHARED_RELEVANCE,
} from '#test/support/search/relevance.ts'
import floors from './floors.json' with { type: 'json' }

let site: Site
let search: Search
let cases: RelevanceCase[]

beforeAll(async () => {
  site = await loadRealSite()
  search = createSearch(site)
  cases = readRelevance(site)
})

describe('on the queries whose pages are written', () => {
  test(`at least ${floors.routes} pages are asked for, a floor that only rises`, () => {
    expect(routesCovered(cases)).toBeGreaterThanOrEqual(floors.routes)
  })

  test.each([
    ['as they are typed', floors.typed, (all: RelevanceCase[]) => all],
    ['with a slip in a word', floors.misspelt, (all: RelevanceCase[]) => misspell(all, 3)],
    ['cut by two letters', floors.cut, cutShort],
  ])('%s, right pages come first, by floors that only rise', (_, floor, change) => {
    const { mrr, hit5, misses } = measureRelevance(engineOf(search), change(cases))
    expect(mrr, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(floor.mrr)
    expect(hit5, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(floor.hit5)
  })
})

test.skipIf(!existsSync(SHARED_RELEVANCE))('the queries are those of the shared list', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  expect(read(`${ROOT}test/fixtures/relevance.json`)).toEqual(read(SHARED_RELEVANCE))
})
