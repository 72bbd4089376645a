import type { TextRun } from '#client/model/search-results.ts'
import { bestWindow } from './best-window.ts'
import { type MarkedText, runsBetween } from './marked-text.ts'

export interface Snippet {
  readonly runs: readonly TextRun[]
  /** Set where text was left out before and after; what ends with a sentence is not cut. */
  readonly cutStart: boolean
  readonly cutEnd: boolean
  /** How many clauses of the query it answers. */
  readonly answers: number
}

/** The part of a string, of at most this many words, that matches the most clauses; the earliest of equals. */
export function snippetOf(marked: MarkedText, length: number): Snippet {
  const { text, words, isCut } = marked
  const { first, answers } = bestWindow(marked, length)
  const end = Math.min(words.length, first + length)
  const from = first === 0 ? 0 : (words[first]?.from ?? 0)
  const isEnd = end === words.length
  const to = isEnd ? text.length : endOfWord(text, words[end - 1]?.to ?? text.length)
  return {
    runs: runsBetween(marked, { from, to, first, end }),
    cutStart: first > 0,
    cutEnd: (!isEnd || isCut) && !/[.!?]$/.test(text.slice(from, to)),
    answers,
  }
}

/** With the punctuation that belongs to the last word. */
function endOfWord(text: string, at: number): number {
  const rest = /^[^\s]*/.exec(text.slice(at, at + 10))
  return at + (rest?.[0].length ?? 0)
}
