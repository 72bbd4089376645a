import { constants, dataTypes, functions, keywords } from '@questdb/sql-grammar'

/** Types of QuestDB 9.1.0 that the published lists leave out. */
const MORE_TYPES = 'varchar uuid ipv4 timestamp_ns interval symbol int long128 long256 shorts'.split(' ')

const setOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.toLowerCase()))

/** The words of QuestDB's SQL in lower case, from the lists that QuestDB publishes for editors. */
export const SQL_WORDS = {
  constants: setOf([...constants, 'null', 'nan', 'infinity']),
  functions: setOf(functions),
  types: setOf([...dataTypes, ...MORE_TYPES]),
  keywords: setOf(keywords),
  /** Types that tables also use as column names: only in capitals, or behind `::`, are they types. */
  columnNames: setOf(['symbol', 'timestamp', 'date', 'interval']),
  /** Keywords and types that a parenthesis follows without making them functions. */
  beforeParenthesis: setOf('in over values by on as and or not fill keys timestamp geohash'.split(' ')),
} as const
