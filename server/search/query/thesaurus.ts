import type { Synonym } from '#server/site/data/synonyms.ts'
import { wholeTerms } from '../text/analyzer.ts'

/** A run of a query's words that has synonyms, each as its terms with spaces between them. */
export interface SynonymSpan {
  readonly from: number
  readonly to: number
  readonly phrases: ReadonlySet<string>
}

/** The longest runs of terms that have synonyms, from left to right, without overlaps. */
export type Thesaurus = (terms: readonly string[]) => SynonymSpan[]

const keyOf = (phrase: string): string => wholeTerms(phrase).join(' ')

/** Synonyms are compared as terms, so number, tense and case of a word make no difference. */
export function createThesaurus(synonyms: readonly Synonym[]): Thesaurus {
  const known = new Map<string, Set<string>>()
  for (const { from, to } of synonyms)
    for (const phrase of from.map(keyOf)) {
      const others = to.map(keyOf).filter((other) => other !== phrase)
      known.set(phrase, new Set([...(known.get(phrase) ?? []), ...others]))
    }
  const longest = Math.max(0, ...[...known.keys()].map((phrase) => phrase.split(' ').length))
  return (terms) => {
    const spans: SynonymSpan[] = []
    for (let from = 0; from < terms.length; from++) {
      for (let to = Math.min(terms.length, from + longest); to > from; to--) {
        const phrases = known.get(terms.slice(from, to).join(' '))
        if (!phrases) continue
        spans.push({ from, to, phrases })
        from = to - 1
        break
      }
    }
    return spans
  }
}
