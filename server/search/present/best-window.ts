import type { MarkedText } from './marked-text.ts'

export interface Window {
  /** The place of its first word. */
  readonly first: number
  /** How many clauses its words answer. */
  readonly answers: number
}

/** The window of so many words that answers most clauses; then that with most matching words; then the earliest. */
export function bestWindow(marked: MarkedText, length: number): Window {
  const { marks } = marked
  const matches: number[] = []
  for (let at = 0; at < marks.length; at++) if (marks[at] !== 0) matches.push(at)
  const counter = createClauseCounter()
  let best = { first: 0, answers: 0, matches: 0 }
  let end = 0
  // A window that does not start with a match is no better than the one that starts with the next.
  for (const [index, first] of matches.entries()) {
    for (; end < matches.length && (matches[end] ?? 0) < first + length; end++)
      counter.add(marks[matches[end] ?? 0] ?? 0, 1)
    const answers = counter.answers()
    if (answers > best.answers || (answers === best.answers && end - index > best.matches))
      best = { first, answers, matches: end - index }
    counter.add(marks[first] ?? 0, -1)
  }
  return { first: startBefore(best.first, marked, length), answers: best.answers }
}

/** Moves the start back to where a sentence or a cell starts, or else a few words, without losing a match at the end. */
function startBefore(first: number, marked: MarkedText, length: number): number {
  const { marks } = marked
  if (first + length > marks.length) {
    const earliest = Math.max(0, Math.min(first, marks.length - length))
    for (let start = earliest; start <= first; start++) if (startsSentence(start, marked)) return start
    return earliest
  }
  const earliest = Math.max(0, first - roomAfterMatches(first, marked, length))
  for (let start = first; start >= earliest; start--) if (startsSentence(start, marked)) return start
  return Math.max(earliest, first - Math.floor(length / 4))
}

/** How many words of the window come after its last match. */
function roomAfterMatches(first: number, { marks }: MarkedText, length: number): number {
  let room = 0
  while (room < length - 1 && (marks[first + length - 1 - room] ?? 0) === 0) room++
  return room
}

function startsSentence(at: number, { text, words }: MarkedText): boolean {
  if (at === 0) return true
  return /[.!?]["')\]]*\s|\n/.test(text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0))
}

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
