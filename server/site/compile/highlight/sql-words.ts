import { constants, dataTypes, functions, keywords } from '@questdb/sql-grammar'

/** Words of QuestDB 9.1.0 that the published lists leave out. */
const MORE_KEYWORDS = (
  'asof lt splice tolerance latest sample declare ttl squash refresh materialized rows following linear prev ' +
  'ties ignore nulls respect observation within immediate deferred every manual'
).split(' ')
const MORE_TYPES = 'varchar uuid ipv4 timestamp_ns interval symbol int long128 long256 shorts'.split(' ')

const setOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => word.toLowerCase()))

/** The words of QuestDB's SQL in lower case, from the lists that QuestDB publishes for editors. */
export const SQL_WORDS = {
  constants: setOf([...constants, 'null', 'nan', 'infinity']),
  functions: setOf(functions),
  types: setOf([...dataTypes, ...MORE_TYPES]),
  keywords: setOf([...keywords, ...MORE_KEYWORDS]),
  /** Types that tables also use as column names: only in capitals, or behind `::`, are they types. */
  columnNames: setOf(['symbol', 'timestamp', 'date', 'interval']),
  /** Keywords that a parenthesis follows without making them functions. */
  beforeParenthesis: setOf(['in', 'over', 'values', 'by', 'on', 'as', 'and', 'or', 'not', 'fill']),
} as const
