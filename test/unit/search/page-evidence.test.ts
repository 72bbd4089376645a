import { describe, expect, test } from 'vitest'
import { indexLetters } from '#server/search/index/letter-index.ts'
import { fitWeights, reciprocalRank } from '#test/support/search/fit-weights.ts'

describe('letters that words share', () => {
  const shares = toEnd(indexLetters(['ingestion of rows', 'time stamps', 'a backup of the disk'], 3))
  const likest = (...words: string[]) => {
    const found = shares(words)
    return found.indexOf(Math.max(...found))
  }

  test.each([
    ['another word of the same root', ['ingesting'], 0],
    ['a compound written as one word', ['timestamp'], 1],
    ['a slip', ['bakcup', 'dsik'], 2],
  ])('find %s', (_, words, text) => {
    expect(likest(...words)).toBe(text)
  })

  test('a text that has none has no share, and nobody has more than all', () => {
    expect(shares(['zzz'])).toEqual(new Float32Array(3))
    expect(Math.max(...shares(['ingestion', 'rows']))).toBeLessThanOrEqual(1)
  })

  test('what is pasted is read up to a limit', () => {
    const words = Array.from({ length: 500 }, (_, at) => `word${at}`)
    expect(shares(words)).toEqual(shares(words.slice(0, 400)))
  })
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

function toEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
