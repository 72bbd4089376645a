import { lowerBound } from '../text/lower-bound.ts'
import { work } from '../text/work.ts'
import type { PageWords } from './page-words.ts'
import { createSpeller } from './speller.ts'

export interface Vocabulary {
  readonly has: (word: string) => boolean
  /** Whether a word is so rare that it may be misspelt itself, in a page or in the query. */
  readonly isRare: (word: string) => boolean
  /** Words that start with this prefix, those in headings and the most frequent first; not the prefix itself. */
  readonly complete: (prefix: string) => string[]
  /** The words that a reader who typed this, or started to, may have meant, the likeliest first. */
  readonly repair: (word: string, isUnfinished: boolean) => string[]
}

const COMPLETIONS = 8
const REPAIRS = 3
const RARE = 2

/** The words of all pages in the order of the alphabet, one a line, and what each weighs. */
export interface WeighedWords {
  readonly words: string
  readonly weights: Float64Array
}

export function createVocabulary({ words: lines, weights }: WeighedWords): Vocabulary {
  const words = lines.split('\n')
  const speller = createSpeller(words)
  const placeOf = (word: string) => {
    const at = lowerBound(words, word)
    return words[at] === word ? at : -1
  }
  const weightOf = (word: string) => weights[placeOf(word)] ?? 0

  return {
    has: (word) => placeOf(word) >= 0,
    isRare: (word) => weightOf(word) <= RARE,
    complete(prefix) {
      const found: { word: string; weight: number }[] = []
      for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at++) {
        const [word = '', weight = 0] = [words[at], weights[at]]
        work.candidates++
        if (word !== prefix) found.push({ word, weight })
      }
      return found
        .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length)
        .slice(0, COMPLETIONS)
        .map(({ word }) => word)
    },
    repair: (word, isUnfinished) =>
      speller
        .near(word, isUnfinished)
        .map(({ word: found, distance }) => ({ found, cost: costOf(word, found, distance, weightOf(found)) }))
        .sort((one, other) => one.cost - other.cost)
        .slice(0, REPAIRS)
        .map(({ found }) => found),
  }
}

/** Few edits first; among as many, common words, and those with the same first letter, which is seldom wrong. */
const costOf = (word: string, candidate: string, distance: number, weight: number): number =>
  distance * 3 + (word[0] === candidate[0] ? 0 : 1.5) - Math.log10(1 + weight)

/** What each word of all pages and of the synonyms weighs, as it is written. */
export function weighWords(pages: readonly PageWords[], synonyms: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const page of pages)
    for (const [at, word] of page.words.split('\n').entries())
      if (word) weights.set(word, (weights.get(word) ?? 0) + (page.tenths[at] ?? 0))
  for (const [word, tenths] of weights) weights.set(word, tenths / 10)
  for (const word of synonyms)
    weights.set(word.toLowerCase(), (weights.get(word.toLowerCase()) ?? 0) + RARE + 1)
  return weights
}

export function sortWords(weights: ReadonlyMap<string, number>): WeighedWords {
  const words = [...weights.keys()].sort()
  return { words: words.join('\n'), weights: Float64Array.from(words, (word) => weights.get(word) ?? 0) }
}
