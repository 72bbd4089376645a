import { slipsBetween } from '../text/slips.ts'
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
  const all = [...weights].map(([word, weight]) => ({ word, weight }))

  return {
    has: (word) => weights.has(word),
    complete: (prefix) =>
      all
        .filter(({ word }) => word !== prefix && word.startsWith(prefix))
        .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length)
        .slice(0, COMPLETIONS)
        .map(({ word }) => word),
    repair: (typed, isUnfinished) =>
      all
        .filter(({ word, weight }) => word.charAt(0) === typed.charAt(0) && weight >= LEAST)
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
