import type { SearchRecord } from './search-record.ts'
import { createSpeller } from './speller.ts'
import { partsOf, wordsOf } from './words.ts'

export interface Vocabulary {
  readonly has: (word: string) => boolean
  /** Whether a word is so rare that it may be a slip of the pen itself, in a page or in the query. */
  readonly isRare: (word: string) => boolean
  /** Words that begin so, the most telling first; not the word itself. */
  readonly complete: (prefix: string) => string[]
  /** The words that somebody who wrote this, or began to, may have meant, the likeliest first. */
  readonly repair: (word: string, isUnfinished: boolean) => string[]
}

const COMPLETIONS = 8
const REPAIRS = 3
/** A word in a heading counts as much as so many in running text. */
const HEADING_WEIGHT = 20
const CODE_WEIGHT = 0.1
const RARE = 2

/** The words of all records as they are written, without stemming: stems break words that are unfinished or misspelt. */
export function createVocabulary(records: readonly SearchRecord[], synonyms: readonly string[]): Vocabulary {
  const weights = weigh(records)
  for (const word of synonyms)
    weights.set(word.toLowerCase(), (weights.get(word.toLowerCase()) ?? 0) + RARE + 1)
  const words = [...weights.keys()].sort()
  const speller = createSpeller(words)
  const weightOf = (word: string) => weights.get(word) ?? 0
  const byWeight = (a: string, b: string) => weightOf(b) - weightOf(a) || a.length - b.length

  return {
    has: (word) => weights.has(word),
    isRare: (word) => weightOf(word) <= RARE,
    complete(prefix) {
      const found: string[] = []
      for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at++)
        if (words[at] !== prefix) found.push(words[at] as string)
      return found.sort(byWeight).slice(0, COMPLETIONS)
    },
    repair: (word, isUnfinished) =>
      speller
        .near(word, isUnfinished)
        .map(({ word: found, distance }) => ({ found, cost: costOf(word, found, distance, weightOf(found)) }))
        .sort((one, other) => one.cost - other.cost)
        .slice(0, REPAIRS)
        .map(({ found }) => found),
  }
}

/** Few edits first; among as many, common words, and those with the same first letter, which is seldom wrong. */
const costOf = (word: string, candidate: string, distance: number, weight: number): number =>
  distance * 3 + (word[0] === candidate[0] ? 0 : 1.5) - Math.log10(1 + weight)

function weigh(records: readonly SearchRecord[]): Map<string, number> {
  const written = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) written.set(word, (written.get(word) ?? 0) + weight)
  }
  for (const record of records) {
    add(record.anchor === '' ? `${record.page} ${record.names}` : record.heading, HEADING_WEIGHT)
    add(record.text, 1)
    add(record.code, CODE_WEIGHT)
  }
  const weights = new Map<string, number>()
  for (const [word, weight] of written)
    for (const part of [word.toLowerCase(), ...partsOf(word)])
      weights.set(part, (weights.get(part) ?? 0) + weight)
  return weights
}

function lowerBound(words: readonly string[], prefix: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] as string) < prefix) low = middle + 1
    else high = middle
  }
  return low
}
