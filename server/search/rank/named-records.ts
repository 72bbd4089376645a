import type { SearchRecord } from '../index/search-record.ts'
import type { Query } from '../query/query.ts'
import { looseSymbolKey } from '../symbols/symbol.ts'
import { wholeTerms } from '../text/analyzer.ts'
import { isStopWord, partsOf } from '../text/words.ts'

/** The records that a query names: they come first, whatever other pages say of it, in the order of their scores. */
export type NamedRecords = (
  typed: string,
  query: Query,
  scoreOf: (record: SearchRecord) => number,
) => readonly SearchRecord[]

const keyOf = (terms: readonly string[]): string => terms.join(' ')

/**
 * Finds records by the symbols that they document, and starts of pages by the page's title, label and keywords. Of several
 * records about an operator, the one that has it among its searches or keywords comes first.
 */
export function createNamedRecords(records: readonly SearchRecord[]): NamedRecords {
  const titles = new Map<string, SearchRecord[]>()
  const symbols = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const called = record.heading === '' ? [record.page, ...record.names.split(', ')] : []
    for (const name of called) add(titles, keyOf(wholeTerms(name)), record)
    for (const symbol of record.symbols) add(symbols, symbol, record)
  }
  for (const record of records)
    for (const sign of [...record.names.split(', '), ...record.questions.split('\n')].filter(isSigns))
      symbols.set(sign, [record, ...(symbols.get(sign) ?? []).filter((other) => other !== record)])
  const startingWith = (key: string) =>
    [...symbols].flatMap(([symbol, own]) => (symbol.startsWith(key) ? own : []))
  return (typed, { terms, words }, scoreOf) => {
    const operator = operatorIn(typed)
    if (operator) return symbols.get(operator) ?? startingWith(operator)
    const key = looseSymbolKey(typed)
    // The start of a name: only compounds are so unlike words that they can be nothing else.
    const isCompound = words.length === 1 && partsOf(words[0] ?? '').length > 1
    const called = looseSymbolKey(typed.replace(ARGUMENTS, ''))
    const found =
      symbols.get(key) ??
      symbols.get(called) ??
      titles.get(keyOf(terms)) ??
      (isCompound ? startingWith(key) : [])
    return found.toSorted((one, other) => scoreOf(other) - scoreOf(one))
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

function add(byName: Map<string, SearchRecord[]>, name: string, record: SearchRecord): void {
  const known = byName.get(name)
  if (known) known.push(record)
  else if (name) byName.set(name, [record])
}
