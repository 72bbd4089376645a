import { cheapest, slipsBetween } from '../text/slips.ts'
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
  const written = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) written.set(word, (written.get(word) ?? 0) + weight)
  }
  for (const { page, names, heading, text, questions, code } of records) {
    add(heading || `${page} ${names}`, WEIGHT.heading)
    add(`${text} ${questions}`, WEIGHT.text)
    add(code, WEIGHT.code)
    yield
  }
  for (const word of synonyms) add(word, WEIGHT.synonym)
  const weights = new Map<string, number>()
  for (const [word, weight] of written) {
    for (const part of [word.toLowerCase(), ...partsOf(word)])
      weights.set(part, (weights.get(part) ?? 0) + weight)
    yield
  }
  const all = Array.from(weights, ([word, weight]) => ({ word, weight }))
  const byInitial = Map.groupBy(all, ({ word }) => word[0])
  const wordsIn = (entries: typeof all) => entries.map(({ word }) => word)

  return {
    has: (word) => weights.has(word),
    complete(prefix) {
      const starting = all.filter(({ word }) => word !== prefix && word.startsWith(prefix))
      starting.sort((one, other) => other.weight - one.weight || one.word.length - other.word.length)
      return wordsIn(starting.slice(0, COMPLETIONS))
    },
    repair(typed, isUnfinished) {
      const candidates = byInitial.get(typed[0])?.filter(({ weight }) => weight >= LEAST) ?? []
      const likeliest = cheapest(
        candidates,
        ({ word, weight }) => 3 * slipsBetween(typed, word, isUnfinished) - Math.log10(weight),
      )
      return wordsIn(likeliest.slice(0, REPAIRS))
    },
  }
}
