import type { Vocabulary } from '../index/vocabulary.ts'
import { termOf, termsOf } from '../text/analyzer.ts'
import { isStopWord, partsOf } from '../text/words.ts'
import type { Variant } from './query.ts'

export interface QueryWord {
  readonly typed: string
  readonly term: string
  readonly variants: readonly Variant[]
  readonly stop: boolean
  /** Set if no page has it and it is no slip of a word that one has. */
  readonly isUnknown: boolean
  /** The word for which it was taken, if no page has it. */
  readonly corrected: string | null
}

const WEIGHT = { parts: 0.5, somePart: 0.25, furtherCompletion: 0.3 }
/** The second of several likely words counts for this much of the first, the third for this much of the second. */
const NEXT_BEST = { completion: 0.93, repair: 0.9 }

/** A word of a query: itself if it is known, what it may be the start of, and what it may be a misspelling of. */
export function readWord(word: string, isUnfinished: boolean, vocabulary: Vocabulary): QueryWord {
  const isKnown = vocabulary.has(word)
  const parts = partsOf(word).some(vocabulary.has) ? termsOf(word).slice(1) : []
  const completions = isUnfinished && word.length > 1 ? vocabulary.complete(word) : []
  const repairs = isKnown || completions.length > 0 ? [] : vocabulary.repair(word, isUnfinished)
  const likeliest = isKnown ? word : (completions[0] ?? repairs[0])
  /** Found by the term of the word itself: its parts may be anywhere. */
  const allOf = (words: readonly string[], weight: number, nextBest = 1): Variant[] =>
    words.map((other, rank) => ({ terms: [termOf(other)], weight: weight * nextBest ** rank, all: true }))
  return {
    typed: word,
    term: termOf(likeliest ?? word),
    variants: [
      ...allOf(isKnown ? [word] : [], 1),
      ...(parts.length > 0 ? [{ terms: parts, weight: WEIGHT.parts, all: true }] : []),
      ...(parts.length > 0 ? [{ terms: parts, weight: WEIGHT.somePart, all: false }] : []),
      ...allOf(completions, isKnown ? WEIGHT.furtherCompletion : 1, NEXT_BEST.completion),
      ...allOf(repairs, 1, NEXT_BEST.repair),
    ],
    stop: isStopWord(word),
    isUnknown: likeliest === undefined,
    corrected: repairs[0] ?? null,
  }
}
