import { editDistances } from '../text/edit-distances.ts'
import { partsOf, wordsOf } from '../text/words.ts'
import type { SearchRecord } from './search-record.ts'

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
  const byLetter = Map.groupBy(
    [...weights].map(([word, weight]) => ({ word, weight })),
    ({ word }) => word.charAt(0),
  )
  const startingLike = (word: string) => byLetter.get(word.charAt(0)) ?? []

  return {
    has: (word) => weights.has(word),
    complete: (prefix) =>
      startingLike(prefix)
        .filter(({ word }) => word !== prefix && word.startsWith(prefix))
        .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length)
        .slice(0, COMPLETIONS)
        .map(({ word }) => word),
    repair: (typed, isUnfinished) =>
      startingLike(typed)
        .filter(({ weight }) => weight >= LEAST)
        .map(({ word, weight }) => ({
          word,
          cost: 3 * slipsBetween(typed, word, isUnfinished) - Math.log10(weight),
        }))
        .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
        .sort((one, other) => one.cost - other.cost)
        .slice(0, REPAIRS)
        .map(({ word }) => word),
  }
}

const TWO_SLIPS_FROM = 6
const TWO_SLIPS_OF_A_START_FROM = 7
/** In a shorter word, one letter decides what it means: RSI is not RSS, and MACD is no Mac. */
const SHORTEST = 4
const LONGEST = 40
/** The end of a word left out. */
const HALF = 0.5

/**
 * The slips that make the one word of the other: one up to five letters, two above; infinitely many if it takes more. An
 * unfinished word may also be the misspelt start of a longer one.
 */
export function slipsBetween(word: string, meant: string, isUnfinished: boolean): number {
  const most = word.length < TWO_SLIPS_FROM ? 1 : 2
  const mostOfStart = word.length < TWO_SLIPS_OF_A_START_FROM ? 1 : 2
  const isTooLong = word.length > LONGEST || (!isUnfinished && meant.length > word.length + most)
  const isTooShort = word.length < SHORTEST || meant.length < Math.max(SHORTEST, word.length - most)
  if (isTooLong || isTooShort) return Number.POSITIVE_INFINITY
  const { whole, start } = editDistances(word, meant.slice(0, LONGEST), most)
  if (whole <= most) return whole
  return isUnfinished && word.length > SHORTEST && start <= mostOfStart
    ? start + HALF
    : Number.POSITIVE_INFINITY
}
