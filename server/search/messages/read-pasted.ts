import type { MessageIndex, MessageMatch } from './message-index.ts'
import { messageWords } from './message-words.ts'

/** A text that a program wrote, pasted by a reader. */
export interface Pasted {
  /** What is left of it to search for. */
  readonly text: string
  /** Messages of the pages that it has, the likeliest first. */
  readonly matches: readonly MessageMatch[]
}

const PUNCTUATION = /[[\]{}"'`=;]|\w: |\b\d{2,}\b|\n/
const MANY_WORDS = 5
/** How much of a message must be there; of a text without a message's punctuation nearly everything. */
const LEAST = 0.55
const LEAST_OF_PROSE = 0.85
/** Other messages count from this share of the best one's score. */
const NEXT_BEST = 0.6
const MOST_WORDS = 16

/** Reads a query as a message; null when nothing says that it is one. */
export function readPasted(query: string, index: MessageIndex): Pasted | null {
  const isMarked = PUNCTUATION.test(query)
  const words = messageWords(query)
  if (words.length < 2 || (!isMarked && words.length < 3)) return null
  const found = index.find(words)
  const [best] = found
  if (best && best.share >= (isMarked ? LEAST : LEAST_OF_PROSE) && best.words.length >= (isMarked ? 2 : 3)) {
    const matches = found.filter(({ score }) => score >= best.score * NEXT_BEST)
    return { text: [...new Set(best.words)].slice(0, MOST_WORDS).join(' '), matches }
  }
  if (!isMarked || words.length < MANY_WORDS) return null
  const fixed = words.filter(({ weight }) => weight >= 0.5).map(({ word }) => word)
  return { text: [...new Set(fixed)].slice(-MOST_WORDS).join(' '), matches: [] }
}
