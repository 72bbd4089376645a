import { work } from '../text/work.ts'
import { type MessageWord, messageWords } from './message-words.ts'

/** A message, and the records that quote it. */
export interface Quoted<Quoting> {
  readonly message: string
  readonly quoting: readonly Quoting[]
}

/** A message of the pages that a reader's text has, whole or in part. */
export interface MessageMatch<Quoting> extends Quoted<Quoting> {
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

export interface MessageIndex<Quoting> {
  /** The likeliest messages first. */
  readonly find: (words: readonly MessageWord[]) => MessageMatch<Quoting>[]
  /** The message of a row that is this text and nothing else, or as far as its values. */
  readonly findExact: (text: string) => Quoted<Quoting> | null
}

interface Quotes {
  readonly messages: readonly string[]
}

interface Known<Quoting> {
  readonly message: string
  readonly words: readonly MessageWord[]
  readonly quoting: Quoting[]
}

/** Words of a message stay together; a name or a number may have come between two of them. */
const APART = 3
/** A word without its neighbours may come from anywhere in a log line. */
const ALONE = 0.4
const OF_THE_TEXT = 0.75
const FEWEST_WORDS = 2
const MOST = 12

/** Finds the messages that pages quote by their fixed words, whatever names, paths and numbers are between them. */
export function createMessageIndex<Quoting extends Quotes>(
  all: readonly Quoting[],
  rows: readonly Quoting[],
): MessageIndex<Quoting> {
  const known = readMessages(all)
  const exact = readWordings(rows)
  const having = new Map<string, number[]>()
  for (const [at, { words }] of known.entries())
    for (const word of new Set(words.map(({ word }) => word))) {
      const messages = having.get(word)
      if (messages) messages.push(at)
      else having.set(word, [at])
    }
  const rarity = (word: string) => Math.log(1 + known.length / (having.get(word)?.length ?? known.length))
  const weigh = ({ word, weight }: MessageWord) => (having.has(word) ? weight * rarity(word) : 0)
  const totals = known.map(({ words }) => words.reduce((sum, word) => sum + weigh(word), 0))

  return {
    findExact: (text) => exact.get(comparable(text)) ?? null,
    find(text) {
      const places = new Map<string, number[]>()
      for (const [at, { word }] of text.entries()) places.set(word, [...(places.get(word) ?? []), at])
      const total = text.reduce((sum, word) => sum + weigh(word), 0)
      const shared = new Map<number, number>()
      for (const word of places.keys()) {
        const messages = having.get(word) ?? []
        work.scores += messages.length
        for (const at of messages) shared.set(at, (shared.get(at) ?? 0) + 1)
      }
      const matches: MessageMatch<Quoting>[] = []
      for (const [at, count] of shared) {
        const { message, words, quoting } = known[at] as Known<Quoting>
        if (count < Math.min(FEWEST_WORDS, words.length)) continue
        const found = words.map(({ word }) => places.get(word))
        const matched = words.reduce(
          (sum, word, place) => sum + (found[place] ? weigh(word) * (isLinked(found, place) ? 1 : ALONE) : 0),
          0,
        )
        const whole = matched / (totals[at] ?? 1)
        const covers = Math.min(1, matched / total)
        const share = Math.max(whole, OF_THE_TEXT * covers)
        const own = words.filter((_, place) => found[place]).map(({ word }) => word)
        matches.push({ message, quoting, whole, covers, share, score: share ** 2 * matched, words: own })
      }
      return matches.sort((a, b) => b.score - a.score).slice(0, MOST)
    },
  }
}

/** Checks that a neighbour of the word in the message is near it in the text too. */
function isLinked(found: readonly (readonly number[] | undefined)[], place: number): boolean {
  if (found.length === 1) return true
  const near = (before: readonly number[] = [], after: readonly number[] = []) =>
    before.some((one) => after.some((other) => other > one && other <= one + APART))
  return near(found[place - 1], found[place]) || near(found[place], found[place + 1])
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
  const whole = comparable(message)
  const before = comparable(message.split(/\[|\.\.\.|…|[:=] /)[0] ?? '')
  return [...new Set([whole, before])].filter((text) => /\p{L}{2}.* .*\p{L}{2}/u.test(text))
}

function readWordings<Quoting extends Quotes>(all: readonly Quoting[]): ReadonlyMap<string, Quoted<Quoting>> {
  const known = new Map<string, { message: string; quoting: Quoting[] }>()
  for (const own of all)
    for (const message of own.messages)
      for (const text of wordings(message)) {
        const same = known.get(text)
        if (!same) known.set(text, { message, quoting: [own] })
        else if (!same.quoting.includes(own)) same.quoting.push(own)
      }
  return known
}

function readMessages<Quoting extends Quotes>(all: readonly Quoting[]): Known<Quoting>[] {
  const known = new Map<string, Known<Quoting>>()
  for (const own of all) {
    for (const message of own.messages) {
      const words = messageWords(message)
      // A word by itself says too little about a line of a log.
      if (words.length < FEWEST_WORDS) continue
      const key = words.map(({ word }) => word).join(' ')
      const same = known.get(key) ?? { message, words, quoting: [] }
      if (!same.quoting.includes(own)) same.quoting.push(own)
      known.set(key, same)
    }
  }
  return [...known.values()]
}
