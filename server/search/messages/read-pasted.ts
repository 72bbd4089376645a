import type { SearchRecord } from '../index/search-record.ts'

/** A message, and the records that quote it. */
interface Quoted {
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

/** Surroundings of a message: the statement that failed, its place, and how logs and clients say that this is an error. */
const FRAME =
  /"query":\s*"(?:[^"\\]|\\.)*"|\bq=`[^`]*`|\bLINE \d+:.*|\bPosition: \d+|"position":\s*\d+|\bunhandled error \[job=\S+|\b(?:ERROR|FATAL|WARNING): /g
/** Left out: times, paths and addresses, names of classes, numbers, quoted letters, and the dots that stand for a value in a page. */
const MASKED =
  /\d{4}-\d\d-\d\d[T ][\d:.]+Z?|\b\w:\\\S+|(?<!\w)\.?\/[\w./~-]+|\bhttps?:\/\/\S+|\b[a-z]\w*(?:\.\w+){2,}(?:@\w+)?|\b0x[\da-f]+\b|['"`]\w['"`]|\.{3}|…/giu
const WORD = /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}_]*(?:'\p{L}+)?/gu

const PUNCTUATION = /[[\]{}`=;…]|\.{3}|(?<!\w)['"]|['"](?!\w)|\w: |\b\d{2,}\b|\n/
/** Only programs write values so. */
const VALUES = /(?<=\[\w+=|, \w+=)[^,\]]*/g
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

/**
 * Reads a query as a message; null when nothing says that it is one. Recognizes the messages that records quote, and of
 * their rows also what is one word for word.
 */
export function createReadPasted(
  records: readonly SearchRecord[],
  rows: readonly SearchRecord[],
): (query: string) => Pasted | null {
  const find = createFindMessages([
    ...quotedBy([...rows, ...records], (message) => [messageWords(message).join(' ')]).values(),
  ])
  const exactly = quotedBy(rows, wordings)
  return (query) => {
    const found = find(messageWords(query))
    const [best] = found
    const near = found.filter(({ score }) => score >= (best?.score ?? 0) * NEXT_BEST)
    const exact = exactly.get(plain(query))
    const matches = exact ? [{ ...exact, score: EXACT * (best?.score ?? 1) }, ...near] : near
    if (exact) return { text: query, matches, isExact: true }
    const { share = 0, whole = 0, covers = 0, words = [] } = best ?? {}
    const isMost = query.length > LONG ? share >= LEAST : whole >= LEAST && covers >= MOST_OF_IT
    if (PUNCTUATION.test(query) && isMost) return { text: joined(words), matches, isExact: false }
    // A reader's own words around a message count too.
    if (whole >= NEARLY_ALL && new Set(words).size >= FEWEST_WORDS_IN_PROSE)
      return { text: query, matches, isExact: false }
    const fixed = query.replace(VALUES, '')
    if (fixed === query && !(STRONG.test(query) && query.length >= LONG)) return null
    return { text: joined(messageWords(fixed)), matches: [], isExact: false }
  }
}

/** The words of a message as they are compared: in order, in lower case. */
export const messageWords = (text: string): string[] =>
  text.replace(FRAME, ' ').replace(MASKED, ' ').toLowerCase().match(WORD) ?? []

/** A log line ends with what happened; it begins with where. */
const joined = (words: readonly string[]): string => [...new Set(words)].slice(-MOST_WORDS).join(' ')

const OF_THE_TEXT = 0.75
/** A word by itself says too little about a line of a log. */
const FEWEST_WORDS = 2

/**
 * Finds messages by their words, whatever names, paths and numbers are between them, the likeliest first: `whole` is
 * how much of the message the text has, `covers` how much of the text the message has, which says less.
 */
function createFindMessages(messages: readonly Quoted[]) {
  const all = messages.map((quoted) => ({ quoted, words: messageWords(quoted.message) }))
  const having = new Map<string, Set<(typeof all)[number]>>()
  for (const message of all)
    for (const word of message.words) having.set(word, (having.get(word) ?? new Set()).add(message))
  const weightOf = (word: string) => {
    const { size = 0 } = having.get(word) ?? {}
    return size === 0 ? 0 : Math.log(1 + all.length / size)
  }
  const sumOf = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)
  return (text: readonly string[]) => {
    const typed = new Set(text)
    const total = sumOf(text)
    return [...new Set([...typed].flatMap((word) => [...(having.get(word) ?? [])]))]
      .map(({ quoted, words: own }) => {
        const words = own.filter((word) => typed.has(word))
        const matched = sumOf(words)
        const whole = matched / sumOf(own)
        const covers = Math.min(1, matched / total)
        const share = Math.max(whole, OF_THE_TEXT * covers)
        return { ...quoted, words, whole, covers, share, score: share ** 2 * matched }
      })
      .filter(({ words }) => words.length >= FEWEST_WORDS)
      .sort((a, b) => b.score - a.score)
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

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ')

/** The words of the whole message, and of the part before its values, if they say something. */
const wordings = (message: string): string[] =>
  [message, message.split(/\[|\.\.\.|…|[:=] /)[0] ?? '']
    .map(plain)
    .filter((words) => /\p{L}{2}.* .*\p{L}{2}/u.test(words))
