import type { SearchRecord } from '../index/search-record.ts'
import type { Query } from '../query/query.ts'
import { looseSymbolKey } from '../symbols/symbol.ts'
import { wholeTerms } from '../text/analyzer.ts'
import { partsOf } from '../text/words.ts'

/** The records that a query names: they come first, whatever other pages say of it. */
export type NamedRecords = (typed: string, query: Query) => readonly SearchRecord[]

const keyOf = (terms: readonly string[]): string => terms.join(' ')

/** Finds records by the symbols that they document, and starts of pages by the page's title, label and keywords. */
export function createNamedRecords(records: readonly SearchRecord[]): NamedRecords {
  const titles = new Map<string, SearchRecord[]>()
  const symbols = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const called = record.heading === '' ? [record.page, ...record.names.split(', ')] : []
    for (const name of called) add(titles, keyOf(wholeTerms(name)), record)
    for (const symbol of record.symbols) add(symbols, symbol, record)
  }
  return (typed, { terms, words }) => {
    const key = looseSymbolKey(typed)
    const documenting = symbols.get(key)
    if (documenting) return documenting
    const titled = titles.get(keyOf(terms))
    if (titled) return titled
    // The start of a name: only compounds are so unlike words that they can be nothing else.
    if (words.length !== 1 || partsOf(words[0] ?? '').length < 2) return []
    return [...symbols].flatMap(([symbol, own]) => (symbol.startsWith(key) ? own : []))
  }
}

function add(byName: Map<string, SearchRecord[]>, name: string, record: SearchRecord): void {
  const known = byName.get(name)
  if (known) known.push(record)
  else if (name) byName.set(name, [record])
}
