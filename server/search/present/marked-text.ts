import type { TextRun } from '#client/model/search-results.ts'
import type { Clause } from '../query/query.ts'
import { termsOf } from '../text/analyzer.ts'
import { isStopWord, placesOf, type WordPlace } from '../text/words.ts'

/** A string, and for each of its words the clauses of a query that it matches. */
export interface MarkedText {
  readonly text: string
  readonly words: readonly (WordPlace & { readonly clauses: readonly number[] })[]
}

export type MarkText = (text: string) => MarkedText

/** Four times the longest section today; one answer reads at most 100 strings. */
export const LONGEST_TEXT = 20_000

/** Marks the words of a query, their other forms, and their corrections. */
export function createMarkText(clauses: readonly Clause[]): MarkText {
  const byTerm = new Map<string, Set<number>>()
  /** The second word of SAMPLE BY counts only beside the first. */
  const fillers = new Set<string>()
  for (const [at, clause] of clauses.entries())
    for (const { terms } of clause)
      for (const term of terms)
        if (terms.length > 1 && isStopWord(term)) fillers.add(term)
        else byTerm.set(term, (byTerm.get(term) ?? new Set()).add(at))
  const known = new Map<string, readonly number[]>()
  const clausesOf = (word: string): readonly number[] => {
    const clauses = known.get(word) ?? termsOf(word).flatMap((term) => [...(byTerm.get(term) ?? [])])
    known.set(word, clauses)
    return clauses
  }
  return (source) => {
    const text = source.slice(0, LONGEST_TEXT)
    const places = placesOf(text)
    const own = places.map(({ word }) => clausesOf(word))
    const beside = (at: number) => [...(own[at - 1] ?? []), ...(own[at + 1] ?? [])]
    const words = places.map((place, at) => ({
      ...place,
      clauses: [...(own[at] ?? []), ...(fillers.has(place.word.toLowerCase()) ? beside(at) : [])],
    }))
    return { text, words }
  }
}

/** Part of the text as runs, on one line, with matching words in runs of their own. */
export function runsOf({ text, words }: MarkedText, from = 0, to = text.length): TextRun[] {
  const runs: TextRun[] = []
  let at = from
  const add = (end: number, marked: boolean) => {
    if (end > at) runs.push({ text: text.slice(at, end).replace(/\s*\n\s*/g, ' '), marked })
    at = end
  }
  for (const word of words) {
    if (word.clauses.length === 0 || word.from < from || word.to > to) continue
    add(word.from, false)
    add(word.to, true)
  }
  add(to, false)
  return runs
}
