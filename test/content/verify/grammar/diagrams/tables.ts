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
  'docs/reference/sql/create-table.mdx': [
    {
      setup: TRADES,
      words: {
        ...CREATE_WORDS,
        'select-query': ['SELECT symbol, side, price, timestamp FROM trades'],
        // The rule of a column has statements of its own.
        column: {
          afresh: ['symbol SYMBOL, side SYMBOL, timestamp TIMESTAMP', 'price DOUBLE', 'amount DOUBLE'],
        },
        cast: { afresh: ['CAST ( price AS INT )', 'CAST ( side AS VARCHAR )'] },
        'symbol-column': { afresh: ['symbol', 'side'] },
        'timestamp-column': ['timestamp'],
        'key-column': { afresh: ['timestamp', 'symbol', 'side'] },
        'volume-alias': ['second'],
        // Only the Enterprise server reads the clause.
        ownership: [''],
      },
      meaning: [/^volume alias is not allowed /, /^deduplication is possible only on WAL tables$/],
      lenient: [
        // Behind BATCH and a number the server reads any word as TABLE.
        /^CREATE BATCH \d+ TABLEX /,
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
  'docs/reference/sql/drop.mdx': { setup: TRADES, words: table },
  'docs/reference/sql/insert.mdx': {
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
    meaning: [/^row value count does not match column count /, /^column count mismatch$/],
  },
  'docs/reference/sql/reindex.mdx': {
    setup: withIndex(TRADES),
    words: { ...table, 'column-name': ['symbol'], 'partition-name': ["'2025-10-01'"] },
  },
  'docs/reference/sql/rename.mdx': {
    setup: TRADES,
    words: { ...table, 'new-table-name': ['trades_old'] },
  },
  'docs/reference/sql/show.mdx': {
    setup: VIEW,
    words: { ...table, 'view-name': ['trades_hourly'] },
    // The function of that name, whose parentheses may be left out.
    lenient: [/^TABLES$/],
  },
  'docs/reference/sql/truncate.mdx': {
    setup: `${TRADES}${QUOTES}CREATE TABLE prices (price DOUBLE);`,
    words: { 'table-name': { afresh: ['trades', 'quotes', 'prices'] } },
  },
  'docs/reference/sql/update.mdx': {
    setup: TRADES + QUOTES,
    words: {
      ...table,
      name: { afresh: ['q', 'r', 's'] },
      query: ['SELECT symbol, bid FROM quotes'],
      alias: ['t'],
      'column-name': { afresh: ['price', 'amount', 'side'] },
      expression: ['null'],
      source: ['quotes'],
      condition: ["side = 'buy'"],
    },
  },
  'docs/reference/sql/vacuum-table.mdx': { setup: TRADES, words: table },
}
