import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termsOf } from '#server/search/text/analyzer.ts'
import { editDistances, slipsBetween } from '#server/search/text/slips.ts'
import { stem } from '#server/search/text/stem.ts'
import { placesOf, wordsOf } from '#server/search/text/words.ts'

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
  expect(termsOf('to_timestamp')).toEqual(['to_timestamp', 'to', 'timestamp'])
  expect(termsOf('isOrdered')).toEqual([stem('isordered'), 'is', stem('ordered')])
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
  ['http', 'https'],
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
    ['ca', 'abc', 3],
  ])('%s to %s is %i', (one, other, distance) => {
    expect(editDistances(one, other, 3).whole).toBe(distance)
  })

  test('to the start of a word leaves out its end', () => {
    expect(editDistances('kuberent', 'kubernetes', 2).start).toBe(1)
  })

  test('is 0 to itself and the same in both directions', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (one, other) => {
        expect(editDistances(one, one, 2).whole).toBe(0)
        expect(editDistances(one, other, 60)).toMatchObject({ whole: editDistances(other, one, 60).whole })
      }),
    )
  })

  test('is not computed to its end when it is more than the limit', () => {
    expect(editDistances('kubernetes', 'timestamps', 2).whole).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('the speller', () => {
  const known = ['grafana', 'kubernetes', 'table', 'view', 'telegraf']
  const near = (word: string, unfinished = false) =>
    known.filter((meant) => slipsBetween(word, meant, unfinished) < Number.POSITIVE_INFINITY)

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
