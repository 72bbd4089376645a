import type { TextRun } from '#client/model/search-results.ts'
import { countBits } from './count-bits.ts'
import type { Marker } from './marker.ts'
import { placesOf, type WordPlace } from './words.ts'

export interface Snippet {
  readonly runs: readonly TextRun[]
  /** Whether text was left out before and after. */
  readonly cutStart: boolean
  readonly cutEnd: boolean
  /** How many parts of the query it answers. */
  readonly answers: number
}

/** Text beyond this is not looked at: a section is seldom a tenth as long. */
const LONGEST_TEXT = 20_000

/** The stretch of so many words that answers most parts of the query, the earliest among equals. */
export function snippetOf(text: string, length: number, marker: Marker): Snippet {
  const read = text.slice(0, LONGEST_TEXT)
  const places = placesOf(read)
  const marks = places.map(({ word }) => marker(word))
  const { first, answers } = bestWindow(marks, length)
  const last = Math.min(places.length, first + length) - 1
  const from = first === 0 ? 0 : (places[first]?.from ?? 0)
  const isEnd = last >= places.length - 1
  const to = isEnd ? read.length : endOfWord(read, places[last]?.to ?? read.length)
  return {
    runs: runsOf(read, from, to, places.slice(first, last + 1), marks.slice(first, last + 1)),
    cutStart: first > 0,
    cutEnd: !isEnd || read.length < text.length,
    answers,
  }
}

/** The whole text with its answering words marked. */
export function markedText(text: string, marker: Marker): readonly TextRun[] {
  const places = placesOf(text)
  return runsOf(
    text,
    0,
    text.length,
    places,
    places.map(({ word }) => marker(word)),
  )
}

function bestWindow(marks: readonly number[], length: number): { first: number; answers: number } {
  let best = { first: 0, answers: 0, total: 0 }
  for (let first = 0; first < marks.length; first++) {
    // A window that does not begin with an answer is no better than the one that begins with the next.
    if (marks[first] === 0) continue
    const window = marks.slice(first, first + length)
    const answers = countBits(window.reduce((all, mark) => all | mark, 0))
    const total = window.filter(Boolean).length
    if (answers > best.answers || (answers === best.answers && total > best.total))
      best = { first, answers, total }
  }
  return { ...best, first: withLeadIn(best.first, marks, length) }
}

/** A stretch begins a few words early when that loses no answer at its end. */
function withLeadIn(first: number, marks: readonly number[], length: number): number {
  if (first + length > marks.length) return Math.max(0, Math.min(first, marks.length - length))
  const wanted = Math.min(first, Math.floor(length / 4))
  let spare = 0
  while (spare < wanted && marks[first + length - 1 - spare] === 0) spare++
  return first - spare
}

/** With the punctuation that belongs to the last word. */
function endOfWord(text: string, at: number): number {
  const rest = /^[^\s]*/.exec(text.slice(at, at + 10))
  return at + (rest?.[0].length ?? 0)
}

function runsOf(
  text: string,
  from: number,
  to: number,
  places: readonly WordPlace[],
  marks: readonly number[],
): TextRun[] {
  const runs: TextRun[] = []
  let at = from
  for (const [index, place] of places.entries()) {
    if (!marks[index]) continue
    if (place.from > at) runs.push({ text: text.slice(at, place.from), marked: false })
    runs.push({ text: text.slice(place.from, place.to), marked: true })
    at = place.to
  }
  if (at < to) runs.push({ text: text.slice(at, to), marked: false })
  return runs
}
