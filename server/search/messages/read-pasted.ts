import type { SearchRecord } from '../index/search-record.ts'
import {
  comparable,
  createFindMessages,
  fixedWords,
  type MessageMatch,
  type Quoted,
  quotedBy,
  wordings,
} from './message-index.ts'
import { type MessageWord, messageWords } from './message-words.ts'

/** Output of a program, pasted by a reader. */
export interface Pasted {
  /** The rest of it, to search for. */
  readonly text: string
  /** Messages of the pages that it has, the likeliest first. */
  readonly matches: readonly (Quoted & Pick<MessageMatch, 'score'>)[]
  /** Set if it is a message of the pages, word for word. */
  readonly isExact: boolean
}

const PUNCTUATION = /[[\]{}`=;…]|\.{3}|(?<!\w)['"]|['"](?!\w)|\w: |\b\d{2,}\b|\n/
/** Only programs write values so. */
const VALUES = /\[\w+=/
const STRONG = /[[{=]|\w: /
/** Longer than a query that a reader types. */
const LONG = 72
/** The share of a message that must be present; in a few words, nearly all of it. */
const LEAST = 0.55
const NEARLY_ALL = 0.85
const MOST_OF_IT = 0.65
const FEWEST_WORDS_IN_PROSE = 3
/** How much more a message counts that is there word for word. */
const EXACT = 2
/** Other messages count from this share of the best one's score. */
const NEXT_BEST = 0.6
const MOST_WORDS = 16
/** Words that count less are the reader's own values. */
const LEAST_WEIGHT = 0.5

/** Reads a query as a message; null when nothing says that it is one. */
export type ReadPasted = (query: string) => Pasted | null

/** Recognizes the messages that records quote, and of their rows also what is one word for word. */
export function createReadPasted(
  records: readonly SearchRecord[],
  rows: readonly SearchRecord[],
): ReadPasted {
  const find = createFindMessages([
    ...quotedBy([...rows, ...records], (message) => [fixedWords(message)]).values(),
  ])
  const exactly = quotedBy(rows, wordings)
  return (query) => {
    const words = messageWords(query)
    const found = words.length < 2 ? [] : find(words)
    const [best] = found
    const near = found.filter(({ score }) => score >= (best?.score ?? 0) * NEXT_BEST)
    const isMarked = PUNCTUATION.test(query)
    const exact = exactly.get(comparable(query))
    const matches = exact ? [{ ...exact, score: EXACT * (best?.score ?? 1) }, ...near] : near
    if (exact) return { text: query, matches, isExact: true }
    if (best && isMarked && best.share >= LEAST && (query.length > LONG || best.covers >= MOST_OF_IT))
      return { text: joined(best.words), matches, isExact: false }
    // A reader's own words around a message count too.
    if (best && best.whole >= NEARLY_ALL && new Set(best.words).size >= FEWEST_WORDS_IN_PROSE)
      return { text: query, matches, isExact: false }
    if (!VALUES.test(query) && !(STRONG.test(query) && query.length >= LONG)) return null
    return { text: joined(fixedOf(words)), matches: [], isExact: false }
  }
}

const fixedOf = (words: readonly MessageWord[]): string[] =>
  words.filter(({ weight }) => weight >= LEAST_WEIGHT).map(({ word }) => word)

/** A log line ends with what happened; it begins with where. */
const joined = (words: readonly string[]): string => [...new Set(words)].slice(-MOST_WORDS).join(' ')
