import { countBits } from '../text/count-bits.ts'
import type { MarkedText } from './marked-text.ts'

export interface Window {
  /** Index of its first word. */
  readonly first: number
  /** Number of clauses that its words answer. */
  readonly answers: number
}

/** A section of thousands of matches says the same everywhere. */
const MOST_STARTS = 300

/** The window of so many words that answers most clauses, of those that begin where a sentence or a cell begins. */
export function bestWindow(marked: MarkedText, length: number): Window {
  const { marks } = marked
  const offsets = [...marks.keys()].filter((at) => marks[at] !== 0).slice(0, MOST_STARTS)
  let best = { first: 0, answers: 0, matches: 0 }
  for (const match of offsets) {
    const first = startBefore(match, marked, length)
    const matching = marks.slice(first, first + length).filter((mark) => mark !== 0)
    const answers = countBits(matching.reduce((all, mark) => all | mark, 0))
    if (answers > best.answers || (answers === best.answers && matching.length > best.matches))
      best = { first, answers, matches: matching.length }
  }
  return best
}

/** Where the sentence or cell of a match begins, or else a part of the sentence, or else a few words before. */
function startBefore(match: number, marked: MarkedText, length: number): number {
  if (marked.marks.length <= length) return 0
  const earliest = Math.max(0, match - length + 1)
  for (const begins of [startsSentence, startsPart])
    for (let start = match; start >= earliest; start--) if (begins(start, marked)) return start
  return Math.max(0, match - Math.floor(length / 4))
}

function startsSentence(at: number, { text, words }: MarkedText): boolean {
  if (at === 0) return true
  return /[.!?]["')\]]*\s|[\n·]/.test(text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0))
}

const startsPart = (at: number, { text, words }: MarkedText): boolean =>
  /[,;:–—(]\s*$/.test(text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0))
