import type { PageWords } from './page-words.ts'

/** The terms of all pages by number, and the numbers that each page's own stand for. */
export interface TermTable {
  readonly numbers: ReadonlyMap<string, number>
  /** By page, the numbers of its terms. */
  readonly ofPages: readonly Uint32Array[]
}

export function createTermTable(pages: readonly PageWords[]): TermTable {
  const numbers = new Map<string, number>()
  const ofPages = pages.map(({ terms }) =>
    Uint32Array.from(terms.split('\n'), (term) => {
      const known = numbers.get(term)
      if (known !== undefined) return known
      numbers.set(term, numbers.size)
      return numbers.size - 1
    }),
  )
  return { numbers, ofPages }
}

/** Lists of different lengths in one array: list `n` is between `starts[n]` and `starts[n + 1]`. */
export function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  let sum = 0
  for (let at = 0; at < counts.length; at++) {
    starts[at] = sum
    sum += counts[at] as number
  }
  starts[counts.length] = sum
  return starts
}
