import type { Synonym } from '#server/site/data/synonyms.ts'
import { wholeTerms } from '../text/analyzer.ts'
import { wordsOf } from '../text/words.ts'

/** A run of a query's words that has synonyms, each as terms. */
export interface SynonymSpan {
  readonly from: number
  readonly to: number
  readonly phrases: readonly (readonly string[])[]
}

export interface Thesaurus {
  /** The longest runs that have synonyms, from left to right, without overlaps. */
  readonly spansIn: (terms: readonly string[]) => SynonymSpan[]
  /** Every word of the synonyms, as it is written. */
  readonly words: readonly string[]
}

const keyOf = (terms: readonly string[]): string => terms.join(' ')

/** Synonyms are compared as terms, so number, tense and case of a word make no difference. */
export function createThesaurus(synonyms: readonly Synonym[]): Thesaurus {
  const phrases = new Map<string, Map<string, string[]>>()
  let longest = 0
  for (const { from, to } of synonyms) {
    for (const phrase of from) {
      const terms = wholeTerms(phrase)
      longest = Math.max(longest, terms.length)
      const others = to.map(wholeTerms).map((other) => [keyOf(other), other] as const)
      phrases.set(keyOf(terms), new Map([...(phrases.get(keyOf(terms)) ?? []), ...others]))
      phrases.get(keyOf(terms))?.delete(keyOf(terms))
    }
  }
  return {
    words: synonyms.flatMap(({ from, to }) => [...from, ...to]).flatMap(wordsOf),
    spansIn(terms) {
      const spans: SynonymSpan[] = []
      for (let from = 0; from < terms.length; from++) {
        for (let to = Math.min(terms.length, from + longest); to > from; to--) {
          const found = phrases.get(keyOf(terms.slice(from, to)))
          if (!found) continue
          spans.push({ from, to, phrases: [...found.values()] })
          from = to - 1
          break
        }
      }
      return spans
    },
  }
}
