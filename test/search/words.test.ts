import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAnalyser } from '#server/search/analyse.ts'
import { editDistances } from '#server/search/edit-distances.ts'
import { createSpeller } from '#server/search/speller.ts'
import { stem } from '#server/search/stem.ts'
import { placesOf, wordsOf } from '#server/search/words.ts'

test.each([
  ['cairo.sql.copy.root = 1', ['cairo.sql.copy.root', '1']],
  ['to_timestamp(x)', ['to_timestamp', 'x']],
  ['C++, C# and .NET.', ['C++', 'C#', 'and', 'NET']],
  ['x::symbol', ['x', 'symbol']],
  ['Größe 日本', ['Größe', '日本']],
])('%j is made of the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a compound is found as a whole and in parts', () => {
  expect(createAnalyser()('to_timestamp')).toEqual(['to_timestamp', 'to', 'timestamp'])
  expect(createAnalyser()('isOrdered')).toEqual([stem('isordered'), 'is', stem('ordered')])
})

test.each([
  ['partitions', 'partitioning'],
  ['create', 'creating'],
  ['create', 'created'],
  ['queries', 'query'],
  ['materialised', 'materialized'],
  ['replicate', 'replication'],
  ['indexes', 'index'],
  ['dropped', 'drop'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([
  ['rows', 'rowid'],
  ['station', 'state'],
  ['adding', 'ads'],
])('%s and %s have two stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

describe('the distance of two words', () => {
  test.each([
    ['table', 'table', 0],
    ['tabel', 'table', 1],
    ['tble', 'table', 1],
    ['tablle', 'table', 1],
    ['tuble', 'table', 1],
    ['veiw', 'view', 1],
    ['kuberentes', 'kubernetes', 1],
    ['abc', 'xyz', 3],
  ])('%s to %s is %i, at most 3', (one, other, distance) => {
    expect(editDistances(one, other, 2).whole).toBe(distance)
  })

  test('to the start of a word leaves out its end', () => {
    expect(editDistances('kuberent', 'kubernetes', 2).start).toBe(1)
  })

  test('is 0 to itself, the same in both directions and never over the limit by more than one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (one, other) => {
        const { whole } = editDistances(one, other, 2)
        expect(editDistances(one, one, 2).whole).toBe(0)
        expect(editDistances(other, one, 2).whole).toBe(whole)
        expect(whole).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe('the speller', () => {
  const speller = createSpeller(['grafana', 'kubernetes', 'table', 'view', 'telegraf'])
  const near = (word: string, unfinished = false) => speller.near(word, unfinished).map(({ word }) => word)

  test.each([
    ['graphana', 'grafana'],
    ['kuberentes', 'kubernetes'],
    ['tabel', 'table'],
    ['veiw', 'view'],
  ])('takes %s for %s', (wrong, right) => {
    expect(near(wrong)).toEqual([right])
  })

  test('takes the misspelt beginning of an unfinished word for its word', () => {
    expect(near('kuberent', true)).toEqual(['kubernetes'])
    expect(near('kuberent')).toEqual([])
  })

  test.each(['ab', 'zzzzzzzz', 'zzqq', ''])('finds nothing near %j', (word) => {
    expect(near(word)).toEqual([])
  })
})

test('words stand in the text where they say', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { word, from, to } of placesOf(text)) expect(text.slice(from, to)).toBe(word)
    }),
  )
})
