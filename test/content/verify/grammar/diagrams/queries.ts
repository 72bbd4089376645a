import type { Diagrams } from './diagram.ts'
import { QUOTES, TRADES } from './worlds.ts'

const condition = ['price > 100', "symbol = 'BTC-USD'"]
const orderList = ['price', 'symbol DESC']

export const QUERIES: Diagrams = {
  'concept/sql-optimizer-hints': {
    setup: TRADES + QUOTES,
    words: {
      'hint-name': ['asof_linear_search', 'asof_index_search'],
      'left-alias': ['t'],
      'right-alias': ['q'],
      'select-list': ['t.symbol, q.bid'],
      source: ['trades t ASOF JOIN quotes q ON (symbol)'],
    },
  },
  'reference/function/timestamp': [
    {
      setup: '',
      words: {
        'table-definition': ['created (price DOUBLE, timestamp TIMESTAMP)'],
        column: ['timestamp'],
        unit: ['DAY', 'NONE'],
      },
    },
    {
      rule: 'query-timestamp',
      around: (derived) => `SELECT count() FROM ${derived}`,
      words: { query: ['SELECT timestamp, price FROM trades'], column: ['timestamp'] },
    },
  ],
  'reference/sql/asof-join': {
    setup: TRADES + QUOTES,
    around: (derived) => `SELECT count() FROM ${derived}`,
    words: {
      'left-source': ['trades'],
      'right-source': ['quotes'],
      alias: ['q'],
      column: ['symbol'],
      'left-column': ['side', 'trades.symbol'],
      'right-column': ['instrument'],
      interval: ['1s', '10m'],
    },
    // Joins by value, the second with an alias.
    lenient: [/FROM trades (?:SPLICEX |ASOFX |LTX )?JOIN /],
  },
  'reference/sql/case': {
    around: (derived) => `SELECT ${derived} FROM trades`,
    words: {
      condition: { afresh: ['price > 100', 'amount > 1'] },
      value: ['1', '2'],
      expression: ['symbol'],
      constant: { afresh: ["'BTC-USD'", "'ETH-USD'"] },
    },
  },
  'reference/sql/cast': {
    around: (derived) => `SELECT ${derived}`,
    words: { expression: ['1', "'2'", '3.5'], type: ['DOUBLE', 'INT', 'VARCHAR'] },
  },
  'reference/sql/declare': {
    words: {
      variable: { afresh: ['@floor', '@least', '@zone'] },
      expression: ['100', '200 + 1'],
      'with-query': ['WITH recent AS (trades) SELECT * FROM recent WHERE price > @floor'],
      'select-query': ['SELECT @floor', '(SELECT @floor)'],
    },
  },
  'reference/sql/distinct': {
    words: {
      condition,
      expression: { afresh: ['symbol', 'side', 'price'] },
      alias: { afresh: ['one', 'two', 'three'] },
      'order-list': ['1'],
    },
    // A second * in one list.
    meaning: [/^Invalid column: \*_\d$/],
    // A query without DISTINCT.
    lenient: [/^SELECT (?!DISTINCT)/],
  },
  'reference/sql/explain': {
    words: {
      'select-query': ['SELECT * FROM trades', 'trades'],
      insert: ['INTO trades SELECT * FROM trades', "INTO trades VALUES ('a', 'b', 1, 2, 0)"],
      update: ['trades SET price = 1'],
      'create-table': ['created AS (trades)'],
      'create-materialized-view': [
        'created AS (SELECT timestamp, sum(amount) AS volume FROM trades SAMPLE BY 1h)',
      ],
    },
  },
  'reference/sql/fill': {
    around: (derived) => `SELECT timestamp, sum(amount), avg(price), max(price) FROM trades ${derived}`,
    words: { interval: ['1h', '2d'] },
    meaning: [/^not enough fill values$/, /^insufficient fill values for SAMPLE BY FILL: /],
  },
  'reference/sql/group-by': {
    words: {
      condition,
      'select-list': ['symbol, sum(amount)'],
      key: { afresh: ['symbol', 'side', '1'] },
      'order-list': ['symbol', 'symbol DESC'],
    },
  },
  'reference/sql/join': {
    setup: TRADES + QUOTES,
    around: (derived) => `SELECT count() ${derived}`,
    words: {
      source: { afresh: ['trades', 'quotes', 'quotes'] },
      alias: { afresh: ['a', 'b', 'c'] },
      column: ['symbol'],
      condition: ['1 = 1'],
      'left-column': ['symbol'],
      'right-column': ['symbol'],
      interval: ['1s', '10m'],
    },
    meaning: [/^Duplicate table or alias: /, /^Ambiguous column /],
  },
  'reference/sql/latest-on': {
    words: {
      condition,
      'select-list': ['*', 'symbol, price'],
      'key-column': { afresh: ['symbol', 'side'] },
      'order-list': orderList,
    },
  },
  'reference/sql/limit': {
    words: {
      query: ['SELECT * FROM trades t', 'trades t', 'trades ORDER BY price DESC'],
      number: ['2', '-1'],
    },
  },
  'reference/sql/order-by': {
    around: (derived) => `SELECT symbol, side, price AS level FROM trades ${derived}`,
    words: { column: ['symbol', 'side'], alias: ['level'], position: ['1', '2'], expression: ['price * 2'] },
  },
  'reference/sql/over': {
    around: (derived) => `SELECT ${derived} FROM trades`,
    words: {
      function: ['avg', 'sum', 'first_value'],
      'argument-list': ['price'],
      expression: { afresh: ['symbol', 'side'] },
      'column-name': ['timestamp', 'price'],
      'designated-timestamp': ['timestamp'],
      'row-count': { afresh: ['5', '2'] },
      number: { afresh: ['5', '2'] },
    },
    meaning: [/^function `\w+` requires arguments$/],
  },
  'reference/sql/sample-by': {
    words: {
      condition,
      'select-list': ['timestamp, sum(amount), avg(price), max(price)'],
      interval: ['1h', 'd', '5m'],
      timestamp: { afresh: ["'2025-10-01'", "'2025-10-04'"] },
      offset: ["'00:30'"],
      'order-list': ['timestamp', 'timestamp DESC'],
    },
    meaning: [/^insufficient fill values for SAMPLE BY FILL: /],
  },
}
