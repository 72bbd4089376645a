import { lowerBound } from '../text/lower-bound.ts'
import { partsOf, wordsOf } from '../text/words.ts'
import { work } from '../text/work.ts'
import type { SearchRecord } from './search-record.ts'
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
/** A word in a heading counts as much as this many in running text. */
const HEADING_WEIGHT = 20
const CODE_WEIGHT = 0.1
const RARE = 2

/** The words of all records as they are written, without stemming: stems break words that are unfinished or misspelt. */
export function createVocabulary(records: readonly SearchRecord[], synonyms: readonly string[]): Vocabulary {
  const weights = weigh(records)
  for (const word of synonyms)
    weights.set(word.toLowerCase(), (weights.get(word.toLowerCase()) ?? 0) + RARE + 1)
  const words = [...weights.keys()].sort()
  const speller = createSpeller(words)
  const weightOf = (word: string) => weights.get(word) ?? 0
  const sortedWeights = Float64Array.from(words, weightOf)

  return {
    has: (word) => weights.has(word),
    isRare: (word) => weightOf(word) <= RARE,
    complete(prefix) {
      const found: { word: string; weight: number }[] = []
      for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at++) {
        const [word = '', weight = 0] = [words[at], sortedWeights[at]]
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

function weigh(records: readonly SearchRecord[]): Map<string, number> {
  const written = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) written.set(word, (written.get(word) ?? 0) + weight)
  }
  for (const record of records) {
    add(record.anchor === '' ? `${record.page} ${record.names}` : record.heading, HEADING_WEIGHT)
    add(record.text, 1)
    add(record.questions, 1)
    add(record.code, CODE_WEIGHT)
  }
  const weights = new Map<string, number>()
  for (const [word, weight] of written)
    for (const part of [word.toLowerCase(), ...partsOf(word)])
      weights.set(part, (weights.get(part) ?? 0) + weight)
  return weights
}
