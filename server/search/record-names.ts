import { wholeTerms } from './analyse.ts'
import type { QueryName } from './read-query.ts'
import type { SearchRecord } from './search-record.ts'

/** Finds records by what they are called. */
export interface RecordNames {
  /** Records with the share of the query that is their name: the start of a page by title, label or keyword. */
  readonly titled: (names: readonly QueryName[]) => ReadonlyMap<number, number>
  readonly headed: (names: readonly QueryName[]) => ReadonlyMap<number, number>
  readonly documenting: (symbol: string) => readonly number[]
}

type Index = Map<string, number[]>

const keyOf = (terms: readonly string[]): string => terms.join(' ')

export function createRecordNames(records: readonly SearchRecord[]): RecordNames {
  const titles: Index = new Map()
  const headings: Index = new Map()
  const symbols: Index = new Map()
  for (const { index, anchor, page, names, heading, symbols: documented } of records) {
    const called = anchor === '' ? [page, ...names.split(', ')] : [heading]
    for (const name of called) add(anchor === '' ? titles : headings, keyOf(wholeTerms(name)), index)
    for (const symbol of documented) add(symbols, symbol, index)
  }
  return {
    titled: (names) => sharesOf(titles, names),
    headed: (names) => sharesOf(headings, names),
    documenting: (symbol) => symbols.get(symbol) ?? [],
  }
}

function add(index: Index, name: string, record: number): void {
  if (name) index.set(name, [...(index.get(name) ?? []), record])
}

function sharesOf(index: Index, names: readonly QueryName[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { terms, share } of names) {
    for (const record of index.get(keyOf(terms)) ?? [])
      shares.set(record, Math.max(share, shares.get(record) ?? 0))
  }
  return shares
}
