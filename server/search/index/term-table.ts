import { createNumbering } from '../text/numbering.ts'
import type { PageWords } from './page-words.ts'

/** The terms of all pages by number, and the numbers that each page's own stand for. */
export interface TermTable {
  readonly numbers: ReadonlyMap<string, number>
  /** By page, the numbers of its terms. */
  readonly ofPages: readonly Uint32Array[]
}

export function numberTerms(pages: readonly PageWords[]): TermTable {
  const { numbers, numberOf } = createNumbering()
  const ofPages = pages.map(({ terms }) => Uint32Array.from(terms.split('\n'), numberOf))
  return { numbers, ofPages }
}
