import type { Diagrams } from './diagram.ts'
import { SUBQUERIES } from './words.ts'
import { QUOTES, TRADES } from './worlds.ts'

export const SELECT: Diagrams = {
  'reference/sql/select': [
    {
      words: {
        variable: { afresh: ['@limit := 5', '@floor := 100', '@least := 1'] },
        name: SUBQUERIES,
        query: ['SELECT symbol, price, timestamp FROM trades'],
        select: ['SELECT symbol, price FROM trades', 'SELECT DISTINCT side, amount FROM trades'],
        'order-list': ['1'],
      },
      // An alias may begin with a digit.
      lenient: [/FROM trades 10$/],
    },
    {
      rule: 'select',
      setup: TRADES + QUOTES,
      words: {
        expression: ['count()', '1 + 1'],
        alias: { afresh: ['one', 'two', 'three'] },
        'table-alias': ['t'],
        source: ['trades t'],
        join: { afresh: ['CROSS JOIN long_sequence(2) a', 'CROSS JOIN long_sequence(3) b'] },
        condition: ['1 = 1'],
        'latest-on': ['LATEST ON timestamp PARTITION BY symbol'],
        'sample-by': ['SAMPLE BY 1h'],
        'group-by': ['GROUP BY side'],
      },
      meaning: [
        // A second * in one list.
        /^Invalid column: (?:"\*"|\*_\d)$/,
        /^not enough columns in group by$/,
        /^wildcard column select is not allowed in sample-by queries$/,
      ],
    },
    {
      rule: 'source',
      around: (derived) => `SELECT count() FROM ${derived}`,
      words: {
        function: ['all_tables', 'tables'],
        'argument-list': [''],
        query: ['SELECT symbol, price, timestamp FROM trades'],
        alias: ['t'],
      },
      // No function without arguments has a column of that name.
      meaning: [/^Invalid column: timestamp$/],
    },
  ],
  'reference/sql/union-except-intersect': {
    setup: `${TRADES}${QUOTES}CREATE TABLE prices (symbol SYMBOL, price DOUBLE);`,
    words: {
      select: ['SELECT symbol, price FROM trades', 'SELECT symbol, bid FROM quotes'],
      table: ['prices'],
      query: ['SELECT symbol, ask FROM quotes'],
      'order-list': ['symbol', '2 DESC'],
    },
    // Without the word between two tables the second is the alias of the first.
    lenient: [/(?:trades|quotes|\)) prices/],
  },
  'reference/sql/where': {
    setup: `${TRADES}
CREATE TABLE trips (place GEOHASH(6c), timestamp TIMESTAMP) TIMESTAMP(timestamp);`,
    words: {
      'select-list': ['*', 'symbol'],
      'boolean-expression': ["side = 'buy'"],
      value: ['price', 'amount'],
      'time-or-whole-number': ['timestamp'],
      bound: ["'2025-10-01'", 'now()'],
      'symbol-column': ['symbol'],
      query: ["SELECT symbol FROM trades WHERE side = 'buy'"],
      'interval-text': ["'2025-10-01'", "'2025-10-01T09;1h;1d;2'"],
      text: ['symbol', 'side'],
      pattern: ["'B%'"],
      'regular-expression': ["'^B'"],
      'geohash-column': ['rnd_geohash(30)'],
      geohash: ['#u33d', '#gcp'],
    },
  },
  'reference/sql/with': {
    words: {
      name: SUBQUERIES,
      query: ['SELECT symbol, price, timestamp FROM trades', 'trades'],
      select: ['SELECT * FROM recent'],
      insert: ['INSERT INTO trades SELECT * FROM trades'],
      update: ["UPDATE trades SET price = 1 WHERE side = 'buy'"],
    },
  },
}
