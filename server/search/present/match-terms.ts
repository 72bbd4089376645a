import type { Clause } from '../query/query.ts'
import { termsOf } from '../text/analyzer.ts'
import { isStopWord } from '../text/stop-words.ts'

/** The clauses of a query that a word matches: a bit for each, 0 for none. */
export type MatchTerms = (word: string) => number

/** More than the pages have. Beyond it, all are forgotten, so the memory that they take is limited. */
const MOST_WORDS = 32_000
const termsOfWords = new Map<string, readonly string[]>()

/** The terms of a word that a page has: the same words are read for every query. */
function knownTermsOf(word: string): readonly string[] {
  const known = termsOfWords.get(word)
  if (known) return known
  if (termsOfWords.size === MOST_WORDS) termsOfWords.clear()
  const terms = termsOf(word)
  termsOfWords.set(word, terms)
  return terms
}

/** Recognizes the words that match a query: its own words, their other forms, and their corrections. */
export function createMatchTerms(clauses: readonly Clause[]): MatchTerms {
  const bits = new Map<string, number>()
  for (const [at, clause] of clauses.entries()) {
    for (const { terms } of clause) {
      for (const term of terms) {
        // A phrase such as SAMPLE BY is not marked wherever the text has the word "by".
        if (terms.length > 1 && isStopWord(term)) continue
        bits.set(term, (bits.get(term) ?? 0) | (1 << at))
      }
    }
  }
  const known = new Map<string, number>()
  return (word) => {
    let answer = known.get(word)
    if (answer === undefined) {
      answer = knownTermsOf(word).reduce((all, term) => all | (bits.get(term) ?? 0), 0)
      known.set(word, answer)
    }
    return answer
  }
}
