import { constants, dataTypes, functions, keywords } from '@questdb/sql-grammar'
import type { LanguageRegistration } from 'shiki/types'

/** Words of QuestDB 9.1.0 that the published lists leave out. */
const MORE_KEYWORDS = [
  'asof',
  'lt',
  'splice',
  'tolerance',
  'latest',
  'sample',
  'declare',
  'ttl',
  'squash',
  'refresh',
  'materialized',
]
const MORE_TYPES = [
  'varchar',
  'uuid',
  'ipv4',
  'timestamp_ns',
  'interval',
  'symbol',
  'int',
  'long128',
  'long256',
  'shorts',
]

/** Types that tables also use as column names: only in capitals, or behind `::`, are they types. */
const COLUMN_NAMES = ['symbol', 'timestamp', 'date', 'interval']

const words = (list: readonly string[]) =>
  `\\b(?i:${[...new Set(list)]
    .filter((word) => /^\w+$/.test(word))
    .sort((a, b) => b.length - a.length)
    .join('|')})\\b`

/** A TextMate grammar for QuestDB's SQL, made from the word lists that QuestDB publishes for editors. */
export const questdbSql: LanguageRegistration = {
  name: 'sql',
  scopeName: 'source.questdb-sql',
  aliases: ['questdb-sql'],
  patterns: [
    { name: 'comment', match: '--.*$' },
    { name: 'comment', begin: '/\\*', end: '\\*/' },
    { name: 'string', begin: "'", end: "'(?!')", patterns: [{ match: "''" }] },
    { name: 'variable', begin: '"', end: '"' },
    { name: 'variable', match: '@\\w+|\\$\\d+|:\\w+(?<!::\\w+)' },
    { name: 'constant.numeric', match: '\\b\\d[\\d_]*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?[a-zA-Zµ]?\\b|#\\w+' },
    { name: 'constant', match: words([...constants, 'null', 'nan', 'infinity']) },
    {
      name: 'support.function',
      match: `${words(functions)}(?=\\s*\\()|\\b\\w+(?=\\()(?<!\\b(?i:in|over|values|by|on|as|and|or|not|fill))`,
    },
    {
      name: 'support.type',
      match: words([...dataTypes, ...MORE_TYPES].filter((word) => !COLUMN_NAMES.includes(word))),
    },
    {
      name: 'support.type',
      match: `\\b(?:${COLUMN_NAMES.join('|').toUpperCase()})\\b|(?<=::)(?i:${COLUMN_NAMES.join('|')})\\b`,
    },
    { name: 'keyword', match: words([...keywords, ...MORE_KEYWORDS]) },
    { name: 'keyword.operator', match: '::|<>|!=|>=|<=|<<=|>>=|\\|\\||!~|[-+*/%=<>~^&|]' },
  ],
  repository: {},
}
