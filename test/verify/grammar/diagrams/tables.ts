import type { Words } from '../derive.ts'
import type { Diagrams } from './diagram.ts'
import { QUOTES, TRADES, VIEW, withIndex } from './worlds.ts'

const table: Words = { 'table-name': ['trades'] }

const CREATE_WORDS: Words = {
  'table-name': ['created'],
  'other-table': ['trades'],
  'other-type': ['INT', 'VARCHAR', 'DOUBLE[]'],
  rows: ['1000'],
  duration: ['10s'],
  number: ['16', '32'],
  unit: ['DAYS', 'WEEKS'],
  'number-with-unit': ['2w', '3M'],
}

export const TABLES: Diagrams = {
  'reference/sql/create-table': [
    {
      setup: TRADES,
      words: {
        ...CREATE_WORDS,
        'select-query': ['SELECT symbol, side, price, timestamp FROM trades'],
        // The rule of a column has statements of its own.
        column: { afresh: ['symbol SYMBOL, side SYMBOL, timestamp TIMESTAMP', 'price DOUBLE', 'amount DOUBLE'] },
        cast: { afresh: ['CAST ( price AS INT )', 'CAST ( side AS VARCHAR )'] },
        'symbol-column': { afresh: ['symbol', 'side'] },
        'timestamp-column': ['timestamp'],
        'key-column': { afresh: ['timestamp', 'symbol', 'side'] },
        'volume-alias': ['second'],
        // Only the Enterprise server reads the clause.
        ownership: [''],
      },
      meaning: [
        /^volume alias is not allowed /,
        /^deduplication is possible only on WAL tables$/,
        /^partitioning is possible only on tables with designated timestamps$/,
        /^WAL Write Mode can only be used on partitioned tables$/,
        /^TTL value must be an integer multiple of partition size$/,
      ],
    },
    {
      rule: 'column',
      setup: '',
      around: (column) => `CREATE TABLE created ( ${column} )`,
      words: { ...CREATE_WORDS, 'column-name': ['price'] },
    },
    {
      rule: 'cast',
      setup: TRADES,
      around: (cast) => `CREATE TABLE created AS ( SELECT side FROM trades ) , ${cast}`,
      words: { ...CREATE_WORDS, 'column-name': ['side'], 'other-type': ['VARCHAR'] },
    },
  ],
  'reference/sql/drop': { setup: TRADES, words: table },
  'reference/sql/insert': {
    setup: TRADES,
    words: {
      ...table,
      name: { afresh: ['recent', 'older', 'other'] },
      query: ["SELECT * FROM trades WHERE timestamp > '2025-10-02'"],
      'select-query': ['SELECT * FROM trades'],
      'row-count': ['1000'],
      duration: ['10s'],
      'column-name': { afresh: ['timestamp', 'price', 'amount'] },
      value: { afresh: ["'2025-10-04T00:00:00Z'", '1', '2.5'] },
    },
  },
  'reference/sql/reindex': {
    setup: withIndex(TRADES),
    words: { ...table, 'column-name': ['symbol'], 'partition-name': ["'2025-10-01'"] },
  },
  'reference/sql/rename': {
    setup: TRADES,
    words: { ...table, 'new-table-name': ['trades_old'] },
  },
  'reference/sql/show': {
    setup: VIEW,
    words: { ...table, 'view-name': ['trades_hourly'] },
  },
  'reference/sql/truncate': {
    setup: TRADES + QUOTES,
    words: { 'table-name': { afresh: ['trades', 'quotes'] } },
  },
  'reference/sql/update': {
    setup: TRADES + QUOTES,
    words: {
      ...table,
      name: { afresh: ['q', 'r', 's'] },
      query: ['SELECT symbol, bid FROM quotes'],
      alias: ['t'],
      'column-name': { afresh: ['price', 'amount'] },
      expression: ['1', '2.5'],
      source: ['quotes'],
      condition: ["side = 'buy'"],
    },
  },
  'reference/sql/vacuum-table': { setup: TRADES, words: table },
}
