import { partsOf, wordsOf } from '../text/words.ts'
import { work } from '../text/work.ts'
import type { SearchRecord } from './search-record.ts'
import { nearWords } from './speller.ts'

/** The words of all pages and of the synonyms, as they are written: stems break words that are unfinished or misspelt. */
export interface Vocabulary {
  readonly has: (word: string) => boolean
  /** Words that start with this prefix, those in headings and the most frequent first; not the prefix itself. */
  readonly complete: (prefix: string) => string[]
  /** The words that a reader who typed this, or started to, may have meant, the likeliest first. */
  readonly repair: (word: string, isUnfinished: boolean) => string[]
}

/** A word in a heading counts as much as twenty in running text, and ten in code as much as one. */
const WEIGHT = { heading: 20, text: 1, code: 0.1, synonym: 3 }
const COMPLETIONS = 8
const REPAIRS = 3
/** No word is taken for one that only code has. */
const LEAST = 1

export function* indexWords(
  records: readonly SearchRecord[],
  synonyms: readonly string[],
): Generator<void, Vocabulary> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text))
      for (const part of [word.toLowerCase(), ...partsOf(word)])
        weights.set(part, (weights.get(part) ?? 0) + weight)
  }
  for (const { page, names, heading, text, questions, code } of records) {
    add(heading || `${page} ${names}`, WEIGHT.heading)
    add(`${text} ${questions}`, WEIGHT.text)
    add(code, WEIGHT.code)
    yield
  }
  for (const word of synonyms) add(word, WEIGHT.synonym)
  const byLetter = Map.groupBy(weights.keys(), (word) => word.slice(0, 1))
  const common = new Map(
    [...byLetter].map(([letter, words]) => [letter, words.filter((word) => weightOf(word) >= LEAST)]),
  )
  const startingLike = (words: ReadonlyMap<string, readonly string[]>, word: string) => {
    const found = words.get(word.slice(0, 1)) ?? []
    work.candidates += found.length
    return found
  }

  return {
    has: (word) => weights.has(word),
    complete: (prefix) =>
      startingLike(byLetter, prefix)
        .filter((word) => word !== prefix && word.startsWith(prefix))
        .sort((a, b) => weightOf(b) - weightOf(a) || a.length - b.length)
        .slice(0, COMPLETIONS),
    repair: (word, isUnfinished) =>
      nearWords(word, startingLike(common, word), isUnfinished)
        .map(({ word: found, distance }) => ({ found, cost: distance * 3 - Math.log10(weightOf(found)) }))
        .sort((one, other) => one.cost - other.cost)
        .slice(0, REPAIRS)
        .map(({ found }) => found),
  }

  function weightOf(word: string): number {
    return weights.get(word) ?? 0
  }
}
