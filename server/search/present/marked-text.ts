import type { TextRun } from '#client/model/search-results.ts'
import type { Query } from '../query/query.ts'
import { memoize, termOf, termsOf } from '../text/analyzer.ts'
import { isStopWord, placesOf, type WordPlace } from '../text/words.ts'

/** A string, and for each of its words the clauses that it matches, below zero those that it is only a synonym of. */
export interface MarkedText {
  readonly text: string
  readonly words: readonly (WordPlace & { readonly clauses: readonly number[] })[]
}

export type MarkText = (text: string) => MarkedText

/** Marks a query's words, the last one perhaps unfinished, their forms and corrections; not synonyms, which readers do not look for. */
export function createMarkText({ clauses, words, terms }: Omit<Query, 'unknown' | 'corrected'>): MarkText {
  const typed = new Set([...terms, ...words.flatMap(termsOf)])
  const isTyped = (term: string) => typed.has(term) || term.startsWith(words.at(-1) ?? ' ')
  const byTerm = new Map<string, Set<number>>()
  for (const [at, clause] of clauses.entries())
    for (const variant of clause)
      for (const term of variant.terms)
        if (variant.terms.length === 1 || !isStopWord(term))
          byTerm.set(term, (byTerm.get(term) ?? new Set()).add(isTyped(term) ? at : -1 - at))
  /** The second word of SAMPLE BY counts only after the first. */
  const pairs = new Set(words.map((word, at) => isStopWord(word) && `${terms[at - 1]} ${word}`))
  const clausesOf = memoize((word) => termsOf(word).flatMap((term) => [...(byTerm.get(term) ?? [])]))
  return (text) => {
    const places = placesOf(text)
    const own = places.map(({ word }) => clausesOf(word))
    const words = places.map((place, at) => {
      const before = own[at - 1] ?? []
      const pair = () => `${termOf(places[at - 1]?.word ?? '')} ${place.word.toLowerCase()}`
      return { ...place, clauses: before.length > 0 && pairs.has(pair()) ? before : (own[at] ?? []) }
    })
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
    if (!word.clauses.some((at) => at >= 0) || word.from < from || word.to > to) continue
    add(word.from, false)
    add(word.to, true)
  }
  add(to, false)
  return runs
}
