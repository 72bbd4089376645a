import type { TextRun } from '#client/model/search-results.ts'
import { placesOf, type WordPlace } from '../text/words.ts'
import { work } from '../text/work.ts'
import type { MatchTerms } from './match-terms.ts'

/** A string and the clauses that each of its words matches, computed once for everything that shows the string. */
export interface MarkedText {
  readonly text: string
  readonly words: readonly WordPlace[]
  /** A bit for each clause that the word at this place answers. */
  readonly marks: readonly number[]
  /** Set if the string was too long to be read to its end. */
  readonly isCut: boolean
}

/** Four times the longest section today; one answer reads at most 100 strings. */
const LONGEST_TEXT = 20_000

export function markText(source: string, matchTerms: MatchTerms): MarkedText {
  const text = source.slice(0, LONGEST_TEXT)
  work.characters += text.length
  const words = placesOf(text)
  const matches = words.map(({ word }) => matchTerms(word))
  const clausesAt = (at: number) => matches[at]?.clauses ?? 0
  const marks = matches.map(
    ({ clauses, fills }, at) => clauses | (fills & (clausesAt(at - 1) | clausesAt(at + 1))),
  )
  return { text, words, marks, isCut: text !== source }
}

/** The whole text as runs. */
export const allRuns = (marked: MarkedText): TextRun[] =>
  runsBetween(marked, { from: 0, to: marked.text.length, first: 0, end: marked.words.length })

export interface Stretch {
  /** Where it starts and ends in the text. */
  readonly from: number
  readonly to: number
  /** Its words: the place of the first, and that after the last. */
  readonly first: number
  readonly end: number
}

/** A stretch of the text as runs, matching words in runs of their own. */
export function runsBetween(
  { text, words, marks }: MarkedText,
  { from, to, first, end }: Stretch,
): TextRun[] {
  const runs: TextRun[] = []
  let at = from
  for (const [index, word] of words.slice(first, end).entries()) {
    if (!marks[first + index]) continue
    if (word.from > at) runs.push({ text: text.slice(at, word.from), marked: false })
    runs.push({ text: text.slice(word.from, word.to), marked: true })
    at = word.to
  }
  if (at < to) runs.push({ text: text.slice(at, to), marked: false })
  return runs
}
