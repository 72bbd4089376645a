import type { SearchRecord } from '../index/search-record.ts'
import { type MessageWord, messageWords } from './message-words.ts'

/** A message, and the records that quote it. */
export interface Quoted {
  readonly message: string
  readonly quoting: readonly SearchRecord[]
}

/** A message that a reader's text has, whole or in part. */
export interface MessageMatch extends Quoted {
  /** Comparable among the matches of one text. */
  readonly score: number
  /** How much of the message the text has; 1 is all. */
  readonly whole: number
  /** How much of the text the message has. */
  readonly covers: number
  /** The greater of both, of which the second says less. */
  readonly share: number
  /** The words that both have. */
  readonly words: readonly string[]
}

/** Gives the messages that a string has, the likeliest first. */
export type FindMessages = (text: readonly MessageWord[]) => MessageMatch[]

const OF_THE_TEXT = 0.75
const FEWEST_WORDS = 2
const MOST = 12

/** Finds messages by their fixed words, whatever names, paths and numbers are between them. */
export function createFindMessages(messages: readonly Quoted[]): FindMessages {
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
  return (text) => {
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
export function quotedBy(
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

/** The fixed words of a message. */
export const fixedWords = (message: string): string =>
  messageWords(message)
    .map(({ word }) => word)
    .join(' ')

/** A string without the case, spaces and punctuation at its end that readers change. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'`]+|[\s"'`.:]+$/g, '')

/** The whole message, and the part before its values, if they say something. */
export function wordings(message: string): string[] {
  const before = message.split(/\[|\.\.\.|…|[:=] /)[0] ?? ''
  return [...new Set([message, before].map(comparable))].filter((text) => /\p{L}{2}.* .*\p{L}{2}/u.test(text))
}
