import { startsOf } from '../text/starts-of.ts'
import { LINE_KINDS, type LineKind, type PageWords } from './page-words.ts'
import type { TermTable } from './term-table.ts'

/** Everything that says in a line what a record is about: its names, its heading, and what readers ask. */
export interface ShortTexts {
  readonly size: number
  /** By text: the record and the kind. */
  readonly records: Uint32Array
  readonly kinds: readonly LineKind[]
  /** By text: the square root of what its terms weigh together. */
  readonly lengths: Float32Array
  /** The strings that have a term. */
  readonly having: (term: string) => readonly number[]
  /** The weight of a term: the fewer strings have it, the more. */
  readonly weigh: (term: string) => number
}

/** The lines of all pages, and those of a term together. */
export interface LineTables {
  /** By line: its record, its kind by number, and the square root of what its terms weigh together. */
  readonly records: Uint32Array
  readonly kinds: Uint8Array
  readonly lengths: Float32Array
  /** By the number of a term, where its lines start, and what it weighs. */
  readonly starts: Uint32Array
  readonly weights: Float64Array
  /** The lines of all terms. */
  readonly having: Uint32Array
}

export function sortLines({ numbers, ofPages }: TermTable, pages: readonly PageWords[]): LineTables {
  const records: number[] = []
  const kinds: number[] = []
  const counts = new Uint32Array(numbers.size)
  eachLine(
    (record, kind) => {
      records.push(record)
      kinds.push(kind)
    },
    (term) => {
      counts[term] = (counts[term] as number) + 1
    },
  )
  const size = records.length
  const weights = Float64Array.from(counts, (count) => Math.log(1 + size / (1 + count)))
  const starts = startsOf(counts)
  const next = starts.slice()
  const having = new Uint32Array(starts.at(-1) ?? 0)
  const sums = new Float64Array(size)
  let text = -1
  eachLine(
    () => void text++,
    (term) => {
      const at = next[term] as number
      having[at] = text
      next[term] = at + 1
      sums[text] = (sums[text] as number) + (weights[term] as number)
    },
  )
  return {
    records: Uint32Array.from(records),
    kinds: Uint8Array.from(kinds),
    lengths: Float32Array.from(sums, Math.sqrt),
    starts,
    weights,
    having,
  }

  function eachLine(line: (record: number, kind: number) => void, has: (term: number) => void): void {
    let base = 0
    for (const [page, { lines, records: own }] of pages.entries()) {
      const terms = ofPages[page] as Uint32Array
      for (let at = 0; at < lines.length; ) {
        // A line is its record, its kind, the number of its terms, and those.
        line(base + (lines[at] as number), lines[at + 1] as number)
        const end = at + 3 + (lines[at + 2] as number)
        for (at += 3; at < end; at++) has(terms[lines[at] as number] as number)
      }
      base += own
    }
  }
}

export function createShortTexts(
  numbers: ReadonlyMap<string, number>,
  { records, kinds, lengths, starts, weights, having }: LineTables,
): ShortTexts {
  return {
    size: records.length,
    records,
    kinds: Array.from(kinds, (kind) => LINE_KINDS[kind] as LineKind),
    lengths,
    having(term) {
      const number = numbers.get(term)
      return number === undefined ? [] : [...having.subarray(starts[number], starts[number + 1])]
    },
    weigh: (term) => weights[numbers.get(term) ?? -1] ?? Math.log(1 + records.length),
  }
}
