import { expect, test } from 'vitest'
import { SEARCH_KINDS, type SearchKind } from '#client/model/search-results.ts'
import type { SearchRecord } from '#server/search/index/search-record.ts'
import { placesOf } from '#server/search/present/record-places.ts'

const found = (...records: [path: string, heading: string, kind?: SearchKind][]) =>
  records.map(([path, heading, kind = 'page']) => ({
    record: { path, heading, anchor: heading, kind } as unknown as SearchRecord,
  }))

const places = (ranked: ReturnType<typeof found>, kinds: readonly SearchKind[] = SEARCH_KINDS) =>
  placesOf(ranked, new Set(kinds)).map(({ record, more }) =>
    [record, ...more].map(({ path, heading }) => path + heading).join(' '),
  )

test('a page has one place in the list, with its other sections in order', () => {
  const ranked = found(['a', '1'], ['a', '2'], ['b', '1'], ['a', '3'], ['a', '4'], ['a', '5'], ['b', '2'])
  expect(places(ranked)).toEqual(['a1 a2 a3 a4 a5', 'b1 b2'])
})

test('a section that only leads elsewhere has no place, nor has the start of a page below its own section', () => {
  const ranked = found(
    ['a', 'One'],
    ['a', 'Where to go next'],
    ['a', ''],
    ['b', ''],
    ['b', 'Next'],
    ['b', 'Next value'],
  )
  expect(places(ranked)).toEqual(['aOne', 'b bNext value'])
})

test('a heading that three of the found pages have is not repeated below each of them', () => {
  const wrong = 'When something goes wrong'
  const ranked = found(
    ['a', ''],
    ['a', wrong],
    ['a', 'Own'],
    ['b', ''],
    ['b', wrong],
    ['c', ''],
    ['c', wrong],
  )
  expect(places(ranked)).toEqual(['a aOwn', 'b', 'c'])
  expect(places(found(['a', wrong], ['b', wrong], ['c', wrong]))).toHaveLength(3)
})

test('a kind of the reference is a list of its sections, pages have one place each', () => {
  const ranked = found(['a', '1', 'setting'], ['a', '2', 'setting'], ['b', '1'], ['b', '2'])
  expect(places(ranked, ['setting'])).toEqual(['a1', 'a2'])
  expect(places(ranked, ['page'])).toEqual(['b1 b2'])
})
