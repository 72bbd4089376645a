import type { MarkedText } from './marked-text.ts'

export interface Window {
  /** The place of its first word. */
  readonly first: number
  /** How many clauses its words answer. */
  readonly answers: number
}

/** A section of thousands of matches says the same everywhere. */
const MOST_STARTS = 300

/** The window of so many words that answers most clauses, of those that begin where something begins to be said. */
export function bestWindow(marked: MarkedText, length: number): Window {
  const { marks } = marked
  const matches: number[] = []
  for (let at = 0; at < marks.length; at++) if (marks[at] !== 0) matches.push(at)
  const counter = createClauseCounter()
  const starts = matches.slice(0, MOST_STARTS).map((match) => startBefore(match, marked, length))
  let best = { first: 0, answers: 0, matches: 0 }
  let [index, end] = [0, 0]
  for (const first of starts) {
    for (; end < matches.length && (matches[end] ?? 0) < first + length; end++)
      counter.add(marks[matches[end] ?? 0] ?? 0, 1)
    for (; index < end && (matches[index] ?? 0) < first; index++)
      counter.add(marks[matches[index] ?? 0] ?? 0, -1)
    const answers = counter.answers()
    if (answers > best.answers || (answers === best.answers && end - index > best.matches))
      best = { first, answers, matches: end - index }
  }
  return { first: best.first, answers: best.answers }
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

interface ClauseCounter {
  /** How many clauses the words that were added answer. */
  readonly answers: () => number
  readonly add: (mark: number, count: 1 | -1) => void
}

function createClauseCounter(): ClauseCounter {
  const words = new Array<number>(32).fill(0)
  let answers = 0
  return {
    answers: () => answers,
    add(mark, count) {
      for (let rest = mark; rest !== 0; rest &= rest - 1) {
        const clause = 31 - Math.clz32(rest & -rest)
        const before = words[clause] ?? 0
        words[clause] = before + count
        if (before === 0 || before + count === 0) answers += count
      }
    },
  }
}
