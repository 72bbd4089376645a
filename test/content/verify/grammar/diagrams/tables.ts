import type { Words } from '../derive.ts'
import type { Diagrams } from './diagram.ts'
import { SUBQUERIES } from './words.ts'
import { QUOTES, TRADES, VIEW, withIndex } from './worlds.ts'

const CREATE_WORDS: Words = {
  'table-name': ['created'],
  'other-table': ['trades'],
  rows: ['1000'],
  duration: ['10s'],
  number: ['16', '32'],
  unit: ['DAYS', 'WEEKS'],
}

export const TABLES: Diagrams = {
  'reference/sql/cancel-query': {
    words: { 'query-id': ['4711'] },
    setup: '',
    // No query has that number, and one that had it would be gone for the second statement.
    meaning: [/^query to cancel not found in registry /],
  },
  'reference/sql/checkpoint': { setup: '' },
  'reference/sql/copy': {
    words: {
      'file-name': ["'no-such-file.csv'"],
      'import-id': ["'0123456789abcdef'"],
      'column-name': ['timestamp'],
      'timestamp-format': ["'yyyy-MM-ddTHH:mm:ssZ'"],
      character: ["';'"],
    },
    // PARTITION BY without TIMESTAMP: the options may come in any order.
    meaning: [/^invalid option used for import without a designated timestamp /],
  },
  'reference/sql/snapshot': { setup: '' },
  'reference/sql/create-table': [
    {
      words: {
        ...CREATE_WORDS,
        'select-query': ['SELECT symbol, side, price, timestamp FROM trades'],
        // The rule of a column has statements of its own.
        column: {
          afresh: ['symbol SYMBOL, side SYMBOL, timestamp TIMESTAMP', 'price DOUBLE', 'amount DOUBLE'],
        },
        cast: { afresh: ['CAST ( price AS INT )', 'CAST ( side AS VARCHAR )'] },
        'symbol-column': { afresh: ['symbol', 'side'] },
        'key-column': { afresh: ['timestamp', 'symbol', 'side'] },
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
      around: (cast) => `CREATE TABLE created AS ( SELECT side FROM trades ) , ${cast}`,
      words: { ...CREATE_WORDS, 'column-name': ['side'], 'other-type': ['VARCHAR'] },
    },
  ],
  'reference/sql/drop': {},
  'reference/sql/insert': {
    words: {
      name: SUBQUERIES,
      query: ["SELECT * FROM trades WHERE timestamp > '2025-10-02'"],
      'select-query': ['SELECT * FROM trades'],
      'row-count': ['1000'],
      duration: ['10s'],
      'column-name': { afresh: ['timestamp', 'price', 'amount'] },
      value: { afresh: ["'2025-10-04T00:00:00Z'", '1', '2.5'] },
    },
    meaning: [/^row value count does not match column count /, /^column count mismatch$/],
  },
  'reference/sql/reindex': {
    setup: withIndex(TRADES),
    words: { 'partition-name': ["'2025-10-01'"] },
  },
  'reference/sql/rename': {
    words: { 'new-table-name': ['trades_old'] },
  },
  'reference/sql/show': {
    setup: VIEW,
    // The function of that name, whose parentheses may be left out.
    lenient: [/^TABLES$/],
  },
  'reference/sql/truncate': {
    setup: `${TRADES}${QUOTES}CREATE TABLE prices (price DOUBLE);`,
    words: { 'table-name': { afresh: ['trades', 'quotes', 'prices'] } },
  },
  'reference/sql/update': {
    setup: TRADES + QUOTES,
    words: {
      name: { afresh: ['q', 'r', 's'] },
      query: ['SELECT symbol, bid FROM quotes'],
      alias: ['t'],
      'column-name': { afresh: ['price', 'amount', 'side'] },
      expression: ['null'],
      source: ['quotes'],
      condition: ["side = 'buy'"],
    },
  },
  'reference/sql/vacuum-table': {},
}
