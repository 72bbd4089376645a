import type { SearchRecord } from '../index/search-record.ts'
import { fixedWords, type MessageWord, messageWords } from './message-words.ts'

/** A message, and the records that quote it. */
export interface Quoted {
  readonly message: string
  readonly quoting: readonly SearchRecord[]
}

/** Output of a program, pasted by a reader. */
export interface Pasted {
  /** The rest of it, to search for. */
  readonly text: string
  /** Messages of the pages that it has, the likeliest first. */
  readonly matches: readonly (Quoted & { readonly score: number })[]
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

const OF_THE_TEXT = 0.75
const FEWEST_WORDS = 2
const MOST = 12

/**
 * Finds messages by their fixed words, whatever names, paths and numbers are between them, the likeliest first: `whole` is
 * how much of the message the text has, `covers` how much of the text the message has, which says less.
 */
function createFindMessages(messages: readonly Quoted[]) {
  const all = messages
    .map((quoted) => ({ quoted, words: messageWords(quoted.message) }))
    // A word by itself says too little about a line of a log.
    .filter(({ words }) => words.length >= FEWEST_WORDS)
  const having = new Map<string, Set<(typeof all)[number]>>()
  for (const message of all)
    for (const { word } of message.words) having.set(word, (having.get(word) ?? new Set()).add(message))
  const weigh = ({ word, weight }: MessageWord) => {
    const { size = 0 } = having.get(word) ?? {}
    return size === 0 ? 0 : weight * Math.log(1 + all.length / size)
  }
  const sumOf = (words: readonly MessageWord[]) => words.reduce((sum, word) => sum + weigh(word), 0)
  return (text: readonly MessageWord[]) => {
    const typed = new Set(text.map(({ word }) => word))
    const total = sumOf(text)
    return [...new Set([...typed].flatMap((word) => [...(having.get(word) ?? [])]))]
      .map(({ quoted, words }) => {
        const found = words.filter(({ word }) => typed.has(word))
        const matched = sumOf(found)
        const whole = matched / sumOf(words)
        const covers = Math.min(1, matched / total)
        const share = Math.max(whole, OF_THE_TEXT * covers)
        return {
          ...quoted,
          whole,
          covers,
          share,
          score: share ** 2 * matched,
          words: found.map(({ word }) => word),
        }
      })
      .filter(({ words }) => words.length >= FEWEST_WORDS)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
  }
}

/** The messages of records, by what tells them apart. */
function quotedBy(
  records: readonly SearchRecord[],
  keysOf: (message: string) => readonly string[],
): ReadonlyMap<string, Quoted> {
  const quoted = new Map<string, { message: string; quoting: SearchRecord[] }>()
  for (const record of records)
    for (const message of record.messages)
      for (const key of keysOf(message)) {
        const same = quoted.get(key) ?? { message, quoting: [] }
        if (!same.quoting.includes(record)) same.quoting.push(record)
        quoted.set(key, same)
      }
  return quoted
}

/** A string without the case, spaces and punctuation at its end that readers change. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'`]+|[\s"'`.:]+$/g, '')

/** The whole message, and the part before its values, if they say something. */
function wordings(message: string): string[] {
  const before = message.split(/\[|\.\.\.|…|[:=] /)[0] ?? ''
  return [...new Set([message, before].map(comparable))].filter((text) => /\p{L}{2}.* .*\p{L}{2}/u.test(text))
}
