import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearWords } from '#server/search/index/speller.ts'
import { createAnalyzer } from '#server/search/text/analyzer.ts'
import { editDistances } from '#server/search/text/edit-distances.ts'
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
  expect(createAnalyzer()('to_timestamp')).toEqual(['to_timestamp', 'to', 'timestamp'])
  expect(createAnalyzer()('isOrdered')).toEqual([stem('isordered'), 'is', stem('ordered')])
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

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })

  test('is what the whole table says, up to the limit', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 1, max: 4 }), (one, other, limit) => {
        const lastRow = wholeTable(one, other).at(-1) ?? []
        const atMost = (distance: number) => Math.min(distance, limit + 1)
        expect(editDistances(one, other, limit)).toEqual({
          whole: atMost(lastRow.at(-1) ?? 0),
          start: atMost(Math.min(...lastRow)),
        })
      }),
      { numRuns: 2000 },
    )
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
  const known = ['grafana', 'kubernetes', 'table', 'view', 'telegraf']
  const near = (word: string, unfinished = false) =>
    nearWords(word, known, unfinished).map(({ word }) => word)

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

/** Optimal string alignment with every cell filled. */
function wholeTable(one: string, other: string): number[][] {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : row)),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const costs = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      ]
      if (isSwap) costs.push(at(row - 2, column - 2) + 1)
      ;(table[row] as number[])[column] = Math.min(...costs)
    }
  }
  return table
}
