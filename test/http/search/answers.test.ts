import { beforeAll, describe, expect, test } from 'vitest'
import { PLACES_PER_PAGE, textOf } from '#client/model/search-results.ts'
import { createSearch, type Search } from '#server/search/create-search.ts'
import { searchResults } from '#server/search/present/results-page.ts'
import type { Site } from '#server/site/site.ts'
import { loadSearchedSite } from '#test/support/search/load-searched-site.ts'

let site: Site
let search: Search

beforeAll(async () => {
  site = await loadSearchedSite()
  search = createSearch(site)
}, 60_000)

const placesFor = (text: string) =>
  searchResults(search, { text, filter: null, page: 1, words: PLACES_PER_PAGE }).places

describe('a name of a newer release or another system', () => {
  test('is answered by its row, with what this release has instead', () => {
    const wrong = site.newerNames.flatMap((row) =>
      [row.name, ...row.also].filter((name) => {
        const [first] = placesFor(name)
        return !first || textOf(first.title) !== row.name || first.href !== row.page
      }),
    )
    expect(site.newerNames.length).toBeGreaterThan(70)
    expect(wrong).toEqual([])
  })

  test('is shown whole, with a statement to copy', () => {
    const [first] = placesFor('time_bucket')
    expect(textOf(first?.snippet ?? [])).toBe(
      'In TimescaleDB: rows grouped by time. Here: SAMPLE BY; or timestamp_floor where an expression is needed.',
    )
    expect(first?.answer).toEqual({
      kind: 'statement',
      text: 'SELECT timestamp, avg(price) FROM trades SAMPLE BY 1h',
    })
  })
})
