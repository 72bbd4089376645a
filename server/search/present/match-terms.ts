import type { Clause } from '../query/query.ts'
import { termsOf } from '../text/analyzer.ts'
import { isStopWord } from '../text/stop-words.ts'

/** Which clauses of a query a word answers: a bit for each, 0 for none. */
export type MatchTerms = (word: string) => number

/** Knows the words of a text that answer a query: its own, their other forms, and what was taken for them. */
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
      answer = termsOf(word).reduce((all, term) => all | (bits.get(term) ?? 0), 0)
      known.set(word, answer)
    }
    return answer
  }
}
