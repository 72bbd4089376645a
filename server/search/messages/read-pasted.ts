import type { SearchRecord } from '../index/search-record.ts'
import type { MessageIndex, MessageMatch, Quoted } from './message-index.ts'
import { type MessageWord, messageWords } from './message-words.ts'

/** Output of a program, pasted by a reader. */
export interface Pasted {
  /** The rest of it, to search for. */
  readonly text: string
  /** Messages of the pages that it has, the likeliest first. */
  readonly matches: readonly (Quoted<SearchRecord> & Pick<MessageMatch<SearchRecord>, 'score'>)[]
  /** Set if it can be nothing but a message. */
  readonly isMarked: boolean
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
const NEARLY_ALL = 0.8
const MOST_OF_IT = 0.65
const FEWEST_WORDS_IN_PROSE = 3
/** So many rare words in the order of a message are no coincidence, whatever the punctuation. */
const SURE = 14
/** How much more a message counts that is there word for word. */
const EXACT = 2
/** Other messages count from this share of the best one's score. */
const NEXT_BEST = 0.6
const MOST_WORDS = 16
/** Words that count less are the reader's own values. */
const LEAST_WEIGHT = 0.5

/** Reads a query as a message; null when nothing says that it is one. */
export function readPasted(query: string, index: MessageIndex<SearchRecord>): Pasted | null {
  const words = messageWords(query)
  const found = words.length < 2 ? [] : index.find(words)
  const [best] = found
  const near = found.filter(({ score }) => score >= (best?.score ?? 0) * NEXT_BEST)
  const isMarked = PUNCTUATION.test(query)
  const exact = index.findExact(query)
  const matches = exact ? [{ ...exact, score: EXACT * (best?.score ?? 1) }, ...near] : near
  if (exact) return { text: query, matches, isMarked, isExact: true }
  if (best && isMarked && best.share >= LEAST && (query.length > LONG || best.covers >= MOST_OF_IT))
    return { text: joined(best.words), matches, isMarked, isExact: false }
  // A reader's own words around a message count too.
  if (best && best.whole >= NEARLY_ALL && new Set(best.words).size >= FEWEST_WORDS_IN_PROSE)
    return { text: query, matches, isMarked: best.score >= SURE && best.covers >= NEARLY_ALL, isExact: false }
  if (!VALUES.test(query) && !(STRONG.test(query) && query.length >= LONG)) return null
  return { text: joined(fixedOf(words)), matches: [], isMarked: true, isExact: false }
}

const fixedOf = (words: readonly MessageWord[]): string[] =>
  words.filter(({ weight }) => weight >= LEAST_WEIGHT).map(({ word }) => word)

/** A log line ends with what happened; it begins with where. */
const joined = (words: readonly string[]): string => [...new Set(words)].slice(-MOST_WORDS).join(' ')
