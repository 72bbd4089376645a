import { expect, test } from 'vitest'
import { ngramsOf } from '#server/search/text/analyzer.ts'
import { fitWeights, reciprocalRank } from '#test/support/search/fit-weights.ts'

test.each([
  ['another word of the same root', 'ingestion of rows', 'ingesting'],
  ['a compound written as one word', 'time stamps', 'timestamp'],
  ['a slip', 'kubernetes', 'kuberentes'],
])('%s shares n-grams: %s, %s', (_, text, other) => {
  expect(ngramsOf(text).some((ngram) => ngramsOf(other).includes(ngram))).toBe(true)
})

test('n-grams have the start and the end of a word, and none of a stop word', () => {
  expect(ngramsOf('the WAL')).toEqual(['_wal', 'wal_'])
})

test('fitting gives weight to what right pages have', () => {
  const pages = [
    { features: [0, 0.9, 0], isRight: false },
    { features: [1, 0.2, 0], isRight: true },
    { features: [0, 0.1, 0], isRight: false },
  ]
  const [useful = 0, misleading = 0, silent] = fitWeights([{ pages }], [0, 1, 2])
  expect(useful).toBeGreaterThan(0)
  expect(misleading).toBeLessThanOrEqual(1)
  expect(silent).toBe(2)
  expect(reciprocalRank([{ pages }], [0, 1, 2])).toBe(1 / 2)
  expect(reciprocalRank([{ pages }], [useful, misleading, 2])).toBe(1)
})
