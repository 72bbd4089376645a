import type { Vocabulary } from '../index/vocabulary.ts'
import { termsOf } from '../text/analyzer.ts'
import { isStopWord, partsOf } from '../text/words.ts'
import type { Variant } from './query.ts'

export interface QueryWord {
  readonly term: string
  readonly variants: readonly Variant[]
  readonly stop: boolean
  /** Set if no page has it and it is no slip of a word that one has. */
  readonly isUnknown: boolean
  /** The word for which it was taken, if no page has it. */
  readonly corrected: string | null
}

const WEIGHT = {
  parts: 0.5,
  somePart: 0.25,
  completion: 1,
  furtherCompletion: 0.3,
  repair: 1,
}

/** A word of a query: itself if it is known, what it may be the start of, and what it may be a misspelling of. */
export function readWord(word: string, isUnfinished: boolean, vocabulary: Vocabulary): QueryWord {
  const [whole = word, ...all] = termsOf(word)
  const parts = partsOf(word).some(vocabulary.has) ? all : []
  const isKnown = vocabulary.has(word)
  const completions = isUnfinished && word.length > 1 ? vocabulary.complete(word) : []
  const repairs = isKnown || completions.length > 0 ? [] : vocabulary.repair(word, isUnfinished)
  const firstCompletion = isKnown ? WEIGHT.furtherCompletion : WEIGHT.completion
  const [likeliest] = isKnown ? [] : [...completions, ...repairs]
  return {
    term: termsOf(likeliest ?? word)[0] ?? whole,
    variants: [
      ...(isKnown ? [{ terms: [whole], weight: 1, all: true }] : []),
      ...(parts.length > 0 ? [{ terms: parts, weight: WEIGHT.parts, all: true }] : []),
      ...(parts.length > 0 ? [{ terms: parts, weight: WEIGHT.somePart, all: false }] : []),
      ...completions.map((other, rank) => variantFor(other, firstCompletion * 0.93 ** rank)),
      ...repairs.map((other, rank) => variantFor(other, WEIGHT.repair * 0.9 ** rank)),
    ],
    stop: isStopWord(word),
    isUnknown: !isKnown && likeliest === undefined,
    corrected: repairs[0] ?? null,
  }
}

/** Found by the term of the word itself: its parts may be anywhere. */
const variantFor = (word: string, weight: number): Variant => ({
  terms: termsOf(word).slice(0, 1),
  weight,
  all: true,
})
