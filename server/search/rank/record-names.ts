import type { SearchRecord } from '../index/search-record.ts'
import type { QueryName } from '../query/query.ts'
import { wholeTerms } from '../text/analyzer.ts'
import { lowerBound } from '../text/lower-bound.ts'

/** Finds records by what they are called. */
export interface RecordNames {
  /** By id, the share of the query that is the record's name: for the start of a page its title, label or a keyword. */
  readonly titled: (names: readonly QueryName[]) => ReadonlyMap<number, number>
  readonly headed: (names: readonly QueryName[]) => ReadonlyMap<number, number>
  readonly documenting: (symbol: string) => readonly number[]
  /** Those of the symbols that start so. */
  readonly starting: (symbol: string) => readonly number[]
}

/** Ids of records by a name. */
type IdsByName = Map<string, number[]>

const keyOf = (terms: readonly string[]): string => terms.join(' ')

export function createRecordNames(records: readonly SearchRecord[]): RecordNames {
  const titles: IdsByName = new Map()
  const headings: IdsByName = new Map()
  const symbols: IdsByName = new Map()
  for (const { id, anchor, page, names, heading, symbols: documented } of records) {
    const called = anchor === '' ? [page, ...names.split(', ')] : [heading]
    for (const name of called) add(anchor === '' ? titles : headings, keyOf(wholeTerms(name)), id)
    for (const symbol of documented) add(symbols, symbol, id)
  }
  const sorted = [...symbols.keys()].sort()
  return {
    titled: (names) => sharesOf(titles, names),
    headed: (names) => sharesOf(headings, names),
    documenting: (symbol) => symbols.get(symbol) ?? [],
    starting(symbol) {
      const ids: number[] = []
      for (let at = lowerBound(sorted, symbol); sorted[at]?.startsWith(symbol); at++)
        ids.push(...(symbols.get(sorted[at] ?? '') ?? []))
      return ids
    },
  }
}

function add(ids: IdsByName, name: string, id: number): void {
  if (name) ids.set(name, [...(ids.get(name) ?? []), id])
}

function sharesOf(ids: IdsByName, names: readonly QueryName[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { terms, share } of names) {
    for (const id of ids.get(keyOf(terms)) ?? []) shares.set(id, Math.max(share, shares.get(id) ?? 0))
  }
  return shares
}
