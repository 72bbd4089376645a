import { termsOf } from './analyse.ts'
import type { QueryUnit } from './read-query.ts'
import { isStopWord } from './stop-words.ts'

/** Which parts of a query a word answers: a bit for each, 0 for none. */
export type Marker = (word: string) => number

/** Knows the words of a text that answer a query: its own, their other forms, and what was taken for them. */
export function createMarker(units: readonly QueryUnit[]): Marker {
  const bits = new Map<string, number>()
  for (const [at, unit] of units.entries()) {
    for (const { terms } of unit) {
      for (const term of terms) {
        // A phrase such as SAMPLE BY is not marked wherever the word "by" stands.
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
