import type { SearchRecord } from '../index/search-record.ts'
import type { Query } from '../query/query.ts'
import { symbolKey } from '../symbols/symbol.ts'
import { wholeTerms } from '../text/analyzer.ts'
import { isStopWord, partsOf } from '../text/words.ts'

type Named = ReadonlyMap<SearchRecord, number>
type ByName = Map<string, Map<SearchRecord, number>>

/**
 * Finds the records that a query names, whatever other pages say of it: by the symbols that they document, and starts of
 * pages by the page's title, label and keywords, with 1 each. Of several records about an operator, the one that has it
 * among its searches or keywords has 2.
 */
export function createNamedRecords(records: readonly SearchRecord[]): (typed: string, query: Query) => Named {
  const titles: ByName = new Map()
  const symbols: ByName = new Map()
  for (const record of records) {
    const keywords = record.names.split(', ')
    const called = record.heading === '' ? [record.page, ...keywords] : []
    for (const name of called) add(titles, wholeTerms(name).join(' '), record, 1)
    for (const symbol of record.symbols) add(symbols, symbol, record, 1)
    for (const sign of [...keywords, ...record.questions.split('\n')].filter(isSigns))
      add(symbols, sign, record, 2)
  }
  const startingWith = (key: string) =>
    new Map([...symbols].flatMap(([symbol, own]) => (symbol.startsWith(key) ? [...own] : [])))
  return (typed, { terms, words }) => {
    const operator = operatorIn(typed)
    if (operator) return symbols.get(operator) ?? startingWith(operator)
    const key = symbolKey(typed)
    // The start of a name: only compounds are so unlike words that they can be nothing else.
    const isCompound = words.length === 1 && partsOf(words[0] ?? '').length > 1
    return (
      symbols.get(key) ??
      symbols.get(symbolKey(typed.replace(ARGUMENTS, ''))) ??
      titles.get(terms.join(' ')) ??
      (isCompound ? startingWith(key) : new Map())
    )
  }
}

/** Of a call, or of a type: `numeric(10,2)`. */
const ARGUMENTS = /\s*\([^()]*\)[;\s]*$/
const isSigns = (text: string): boolean => /^[^\p{L}\p{N}\s]+$/u.test(text)
/** Words around an operator that is asked for: operands, and what says no more than the sign. */
const BESIDE = /^(?:\p{L}|\d+|operators?|signs?|sql)$/iu

/** The operator that a query is about, such as `!=` of "a != b" and `||` of "| |"; null if it is about more. */
function operatorIn(typed: string): string | null {
  const tokens = typed.split(/\s+/)
  const others = tokens.filter((token) => !isSigns(token))
  if (!others.every((token) => BESIDE.test(token) || isStopWord(token.toLowerCase()))) return null
  return tokens.filter(isSigns).join('') || null
}

function add(byName: ByName, name: string, record: SearchRecord, value: number): void {
  if (name) byName.set(name, (byName.get(name) ?? new Map<SearchRecord, number>()).set(record, value))
}
