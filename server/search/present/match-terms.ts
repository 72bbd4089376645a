import type { Clause } from '../query/query.ts'
import { termsOf } from '../text/analyzer.ts'
import { isStopWord } from '../text/stop-words.ts'

/** The clauses of a query that a word matches: a bit for each, 0 for none. */
export interface WordMatch {
  readonly clauses: number
  /** Phrases of which the word is a filler: "by" counts only beside the rest of SAMPLE BY. */
  readonly fills: number
}

export type MatchTerms = (word: string) => WordMatch

/** Recognizes the words that match a query: its own words, their other forms, and their corrections. */
export function createMatchTerms(clauses: readonly Clause[]): MatchTerms {
  const bits = new Map<string, WordMatch>()
  for (const [at, clause] of clauses.entries()) {
    for (const { terms } of clause) {
      for (const term of terms) {
        const isFiller = terms.length > 1 && isStopWord(term)
        const known = bits.get(term) ?? NO_MATCH
        bits.set(
          term,
          either(known, isFiller ? { clauses: 0, fills: 1 << at } : { clauses: 1 << at, fills: 0 }),
        )
      }
    }
  }
  const known = new Map<string, WordMatch>()
  return (word) => {
    let match = known.get(word)
    if (!match) {
      match = termsOf(word).reduce((all, term) => either(all, bits.get(term) ?? NO_MATCH), NO_MATCH)
      known.set(word, match)
    }
    return match
  }
}

const NO_MATCH: WordMatch = { clauses: 0, fills: 0 }

const either = (one: WordMatch, other: WordMatch): WordMatch => ({
  clauses: one.clauses | other.clauses,
  fills: one.fills | other.fills,
})
