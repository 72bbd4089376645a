import type { Diagrams } from './diagram.ts'
import { QUOTES, TRADES } from './worlds.ts'

const condition = ['price > 100', "symbol = 'BTC-USD'"]
const count = ['10', '-5']
const orderList = ['price', 'symbol DESC']
const names = { afresh: ['recent', 'older', 'other'] }

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
      setup: TRADES,
      around: (derived) => `SELECT count() FROM ${derived}`,
      words: { table: ['trades'], query: ['SELECT timestamp, price FROM trades'], column: ['timestamp'] },
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
      'right-column': ['bid_symbol'],
      interval: ['1s', '10m'],
    },
  },
  'reference/sql/case': {
    setup: TRADES,
    around: (derived) => `SELECT ${derived} FROM trades`,
    words: {
      condition,
      value: ['1', '2'],
      expression: ['symbol'],
      constant: { afresh: ["'BTC-USD'", "'ETH-USD'"] },
    },
  },
  'reference/sql/cast': {
    setup: TRADES,
    around: (derived) => `SELECT ${derived}`,
    words: { expression: ['1', "'2'", '3.5'], type: ['DOUBLE', 'INT', 'VARCHAR'] },
  },
  'reference/sql/declare': {
    setup: TRADES,
    words: {
      variable: { afresh: ['@floor', '@least', '@zone'] },
      expression: ['100', "'buy'"],
      'with-query': ['WITH recent AS (trades) SELECT * FROM recent WHERE price > @floor'],
      'select-query': ['SELECT @floor', '(SELECT @floor)'],
    },
  },
  'reference/sql/distinct': {
    setup: TRADES,
    words: {
      expression: { afresh: ['symbol', 'side', 'price'] },
      alias: { afresh: ['one', 'two', 'three'] },
      source: ['trades'],
      condition,
      'order-list': ['1'],
      limit: count,
    },
  },
  'reference/sql/explain': {
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
  'reference/sql/fill': {
    setup: TRADES,
    around: (derived) => `SELECT timestamp, sum(amount), avg(price) FROM trades ${derived}`,
    words: { interval: ['1h', '2d'], constant: ['0', '1.5'] },
  },
  'reference/sql/group-by': {
    setup: TRADES,
    words: {
      'select-list': ['symbol, side, sum(amount)'],
      source: ['trades'],
      condition,
      key: { afresh: ['symbol', 'side', '1'] },
      'order-list': ['symbol', 'side DESC'],
      limit: count,
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
  },
  'reference/sql/latest-on': {
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
  'reference/sql/limit': {
    setup: TRADES,
    words: { query: ['SELECT * FROM trades', 'trades', 'trades ORDER BY price'], number: ['2', '-1'] },
  },
  'reference/sql/order-by': {
    setup: TRADES,
    around: (derived) => `SELECT symbol, side, price AS level FROM trades ${derived}`,
    words: { column: ['symbol', 'side'], alias: ['level'], position: ['1', '2'], expression: ['price * 2'] },
  },
  'reference/sql/over': {
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
  },
  'reference/sql/sample-by': {
    setup: TRADES,
    words: {
      'select-list': ['timestamp, sum(amount)', 'symbol, timestamp, avg(price)'],
      source: ['trades'],
      condition,
      number: ['1', '6'],
      unit: ['h', 'd'],
      timestamp: { afresh: ["'2025-10-01'", "'2025-10-04'"] },
      constant: ['0', '1.5'],
      zone: ["'Europe/Berlin'"],
      offset: ["'00:30'"],
      'order-list': ['timestamp', 'timestamp DESC'],
      count,
    },
  },
  'reference/sql/select': {
    setup: TRADES + QUOTES,
    words: {
      variable: { afresh: ['@limit := 5', '@floor := 100', '@least := 1'] },
      name: names,
      query: ['SELECT symbol, price, timestamp FROM trades'],
      table: ['trades'],
      function: ['long_sequence'],
      'argument-list': ['3'],
      'timestamp-column': ['timestamp'],
      alias: ['t'],
      expression: ['1', "'x'"],
      join: ['CROSS JOIN quotes'],
      condition: ['1 = 1'],
      'latest-on': ['LATEST ON timestamp PARTITION BY symbol'],
      'sample-by': ['SAMPLE BY 1h'],
      'group-by': ['GROUP BY 1'],
      'order-list': ['1'],
      limit: count,
    },
  },
  'reference/sql/union-except-intersect': {
    setup: TRADES + QUOTES,
    words: {
      select: ['SELECT symbol, price FROM trades', 'SELECT symbol, bid FROM quotes'],
      table: ['prices'],
      query: ['SELECT symbol, ask FROM quotes'],
      'order-list': ['symbol', '2 DESC'],
      limit: count,
    },
  },
  'reference/sql/where': {
    setup: `${TRADES}
CREATE TABLE trips (place GEOHASH(6c), timestamp TIMESTAMP) TIMESTAMP(timestamp);`,
    words: {
      'select-list': ['*', 'symbol'],
      source: ['trades'],
      'boolean-expression': ["side = 'buy'"],
      value: ['price', '100', '4410'],
      'symbol-column': ['symbol'],
      query: ["SELECT symbol FROM trades WHERE side = 'buy'"],
      'timestamp-column': ['timestamp'],
      'interval-text': ["'2025-10-01'", "'2025-10-01T09;1h;1d;2'"],
      text: ['symbol', 'side'],
      pattern: ["'B%'"],
      'regular-expression': ["'^B'"],
      'geohash-column': ['rnd_geohash(30)'],
      geohash: ['#u33d', '#gcp'],
    },
  },
  'reference/sql/with': {
    setup: TRADES,
    words: {
      name: names,
      query: ['SELECT symbol, price, timestamp FROM trades', 'trades'],
      select: ['SELECT * FROM recent'],
      insert: ['INSERT INTO trades SELECT * FROM trades'],
      update: ["UPDATE trades SET price = 1 WHERE side = 'buy'"],
    },
  },
}
