import type { Diagrams } from './diagram.ts'
import { QUOTES, TRADES } from './worlds.ts'

const condition = ['price > 100', "symbol = 'BTC-USD'"]
const count = ['10', '-5']
const orderList = ['price', 'symbol DESC']

export const QUERIES: Diagrams = {
  'docs/concept/sql-optimizer-hints.mdx': {
    setup: TRADES + QUOTES,
    words: {
      'hint-name': ['asof_linear_search', 'asof_index_search'],
      'left-alias': ['t'],
      'right-alias': ['q'],
      'select-list': ['t.symbol, q.bid'],
      source: ['trades t ASOF JOIN quotes q ON (symbol)'],
    },
  },
  'docs/reference/function/timestamp.mdx': [
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
      setup: TRADES,
      around: (derived) => `SELECT count() FROM ${derived}`,
      words: { table: ['trades'], query: ['SELECT timestamp, price FROM trades'], column: ['timestamp'] },
    },
  ],
  'docs/reference/sql/asof-join.mdx': {
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
  'docs/reference/sql/case.mdx': {
    setup: TRADES,
    around: (derived) => `SELECT ${derived} FROM trades`,
    words: {
      condition: { afresh: ['price > 100', 'amount > 1'] },
      value: ['1', '2'],
      expression: ['symbol'],
      constant: { afresh: ["'BTC-USD'", "'ETH-USD'"] },
    },
  },
  'docs/reference/sql/cast.mdx': {
    setup: TRADES,
    around: (derived) => `SELECT ${derived}`,
    words: { expression: ['1', "'2'", '3.5'], type: ['DOUBLE', 'INT', 'VARCHAR'] },
  },
  'docs/reference/sql/declare.mdx': {
    setup: TRADES,
    words: {
      variable: { afresh: ['@floor', '@least', '@zone'] },
      expression: ['100', '200 + 1'],
      'with-query': ['WITH recent AS (trades) SELECT * FROM recent WHERE price > @floor'],
      'select-query': ['SELECT @floor', '(SELECT @floor)'],
    },
  },
  'docs/reference/sql/distinct.mdx': {
    setup: TRADES,
    words: {
      expression: { afresh: ['symbol', 'side', 'price'] },
      alias: { afresh: ['one', 'two', 'three'] },
      source: ['trades'],
      condition,
      'order-list': ['1'],
      limit: count,
    },
    // A second * in one list.
    meaning: [/^Invalid column: \*_\d$/],
    // A query without DISTINCT.
    lenient: [/^SELECT (?!DISTINCT)/],
  },
  'docs/reference/sql/explain.mdx': {
    setup: TRADES,
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
  'docs/reference/sql/fill.mdx': {
    setup: TRADES,
    around: (derived) => `SELECT timestamp, sum(amount), avg(price), max(price) FROM trades ${derived}`,
    words: { interval: ['1h', '2d'], constant: ['0', '1.5'] },
    meaning: [/^not enough fill values$/, /^insufficient fill values for SAMPLE BY FILL: /],
  },
  'docs/reference/sql/group-by.mdx': {
    setup: TRADES,
    words: {
      'select-list': ['symbol, sum(amount)'],
      source: ['trades'],
      condition,
      key: { afresh: ['symbol', 'side', '1'] },
      'order-list': ['symbol', 'symbol DESC'],
      limit: count,
    },
  },
  'docs/reference/sql/join.mdx': {
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
  'docs/reference/sql/latest-on.mdx': {
    setup: TRADES,
    words: {
      'select-list': ['*', 'symbol, price'],
      source: ['trades'],
      condition,
      'timestamp-column': ['timestamp'],
      'key-column': { afresh: ['symbol', 'side'] },
      'order-list': orderList,
      count,
    },
  },
  'docs/reference/sql/limit.mdx': {
    setup: TRADES,
    words: {
      query: ['SELECT * FROM trades t', 'trades t', 'trades ORDER BY price DESC'],
      number: ['2', '-1'],
    },
  },
  'docs/reference/sql/order-by.mdx': {
    setup: TRADES,
    around: (derived) => `SELECT symbol, side, price AS level FROM trades ${derived}`,
    words: { column: ['symbol', 'side'], alias: ['level'], position: ['1', '2'], expression: ['price * 2'] },
  },
  'docs/reference/sql/over.mdx': {
    setup: TRADES,
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
  'docs/reference/sql/sample-by.mdx': {
    setup: TRADES,
    words: {
      'select-list': ['timestamp, sum(amount), avg(price), max(price)'],
      source: ['trades'],
      condition,
      interval: ['1h', 'd', '5m'],
      timestamp: { afresh: ["'2025-10-01'", "'2025-10-04'"] },
      constant: ['0', '1.5'],
      zone: ["'Europe/Berlin'"],
      offset: ["'00:30'"],
      'order-list': ['timestamp', 'timestamp DESC'],
      count,
    },
    meaning: [/^insufficient fill values for SAMPLE BY FILL: /],
  },
}
