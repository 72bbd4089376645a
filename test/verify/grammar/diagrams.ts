import type { Words } from './derive.ts'

/** What it takes to hold the syntax diagrams of a page against the server. */
export interface Diagram {
  /** The rule to derive statements from; the page's first if there is none. */
  readonly rule?: string
  /** The world in which each statement runs. */
  readonly setup: string
  readonly words: Words
  /** The statement around what the rule derives. */
  readonly around?: (derived: string) => string
  /** Messages about what a statement means, not about how it is written: a diagram cannot rule these out. */
  readonly meaning?: readonly RegExp[]
  /** Statements that the server takes although they are written wrongly. */
  readonly lenient?: readonly RegExp[]
}

const TRADES = `
CREATE TABLE trades (symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP)
  TIMESTAMP(timestamp) PARTITION BY DAY WAL;
INSERT INTO trades VALUES
  ('BTC-USD', 'buy', 120100, 0.5, '2025-10-01T09:00:00Z'),
  ('ETH-USD', 'sell', 4410, 3, '2025-10-02T16:30:00Z'),
  ('SOL-USD', 'buy', 226, 40, '2025-10-03T09:15:00Z');`

const QUOTES = `
CREATE TABLE quotes (symbol SYMBOL, bid DOUBLE, ask DOUBLE, timestamp TIMESTAMP)
  TIMESTAMP(timestamp) PARTITION BY DAY WAL;
INSERT INTO quotes VALUES ('BTC-USD', 120000, 120200, '2025-10-01T08:59:59Z');`

const VIEW = `${TRADES}
CREATE MATERIALIZED VIEW trades_hourly AS
  (SELECT timestamp, symbol, sum(amount) AS volume FROM trades SAMPLE BY 1h) PARTITION BY DAY;`

const table: Words = { 'table-name': ['trades'] }
const condition = ['price > 100', "symbol = 'BTC-USD'"]
const count = ['10', '1, 2', '-5']
const query = ['SELECT symbol, price, timestamp FROM trades', 'trades']

const alter = (words: Words, more: Partial<Diagram> = {}): Diagram => ({
  setup: TRADES,
  words: { ...table, 'column-name': ['symbol'], number: ['256', '512'], ...words },
  ...more,
})

const alterView = (words: Words, more: Partial<Diagram> = {}): Diagram =>
  alter({ 'view-name': ['trades_hourly'], 'column-name': ['symbol'], ...words }, { setup: VIEW, ...more })

/** By page, below content/docs. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  'reference/sql/alter-table-add-column': alter({
    'column-name': ['venue', 'fee', 'note', 'flag'],
    'other-type': ['INT', 'VARCHAR', 'DOUBLE[]'],
  }),
  'reference/sql/alter-table-alter-column-add-index': alter({}),
  'reference/sql/alter-table-alter-column-cache': alter({}),
  'reference/sql/alter-table-alter-column-drop-index': alter(
    {},
    { setup: TRADES.replace('symbol SYMBOL', 'symbol SYMBOL INDEX') },
  ),
  'reference/sql/alter-table-change-column-type': alter({
    'column-name': ['price', 'amount'],
    'other-type': ['FLOAT', 'VARCHAR'],
  }),
  'reference/sql/alter-table-change-symbol-capacity': alter({}),
  'reference/sql/alter-table-detach-partition': alter(
    { 'partition-name': ["'2025-10-01'", "'2025-10-02'"], condition: ["timestamp < '2025-10-02'"] },
    { setup: TRADES.replace('DAY WAL', 'DAY BYPASS WAL') },
  ),
  'reference/sql/alter-table-disable-deduplication': alter({}),
  'reference/sql/alter-table-drop-column': alter({ 'column-name': ['side', 'price', 'amount'] }),
  'reference/sql/alter-table-drop-partition': alter({
    'partition-name': ["'2025-10-01'", "'2025-10-02'"],
    condition: ["timestamp < '2025-10-02'"],
  }),
  'reference/sql/alter-table-enable-deduplication': alter({ 'column-name': ['timestamp', 'symbol', 'side'] }),
  'reference/sql/alter-table-rename-column': alter({
    'column-name': ['side', 'price', 'amount'],
    'new-column-name': ['direction', 'level', 'quantity'],
  }),
  'reference/sql/alter-table-resume-wal': alter({ txn: ['1'] }),
  'reference/sql/alter-table-set-param': alter({ number: ['10000'], duration: ['20s', '1m'] }),
  'reference/sql/alter-table-set-ttl': alter({ number: ['2', '36'], 'number-with-unit': ['2w', '36h', '3M'] }),
  'reference/sql/alter-table-set-type': alter({}),
  'reference/sql/alter-table-squash-partitions': alter({}),
  'reference/sql/alter-mat-view-alter-column-add-index': alterView({}),
  'reference/sql/alter-mat-view-change-symbol-capacity': alterView({}),
  'reference/sql/alter-mat-view-resume-wal': alterView({ txn: ['1'] }),
  'reference/sql/alter-mat-view-set-ttl': alterView({ number: ['2'], 'number-with-unit': ['2w', '3M'] }),
  'reference/sql/asof-join': {
    setup: TRADES + QUOTES,
    around: (derived) => `SELECT count() FROM ${derived}`,
    words: {
      'left-source': ['trades'],
      'right-source': ['quotes'],
      alias: ['q'],
      column: ['symbol'],
      'left-column': ['trades.symbol'],
      'right-column': ['bid_symbol'],
      equality: ['trades.symbol = symbol'],
      interval: ['1s', '10m'],
    },
    meaning: [/Invalid (?:table name or alias|column)/, /Ambiguous/],
  },
  'reference/sql/create-table': {
    setup: TRADES,
    words: {
      'table-name': ['created'],
      'other-table': ['trades'],
      'select-query': ['SELECT symbol, price, timestamp FROM trades'],
      rows: ['1000'],
      duration: ['10s'],
      'column-name': ['symbol', 'timestamp'],
      type: ['SYMBOL', 'TIMESTAMP'],
      number: ['16', '32'],
      unit: ['DAYS', 'WEEKS'],
      'volume-alias': ['second'],
      owner: ['admin'],
      parameter: ['maxUncommittedRows'],
      value: ['1000'],
    },
  },
  'reference/sql/drop': { setup: TRADES, words: table },
  'reference/sql/insert': {
    setup: TRADES,
    words: {
      ...table,
      name: ['recent', 'older'],
      query: ["SELECT * FROM trades WHERE timestamp > '2025-10-02'"],
      'select-query': ['SELECT symbol, price, timestamp FROM trades'],
      'row-count': ['1000'],
      duration: ['10s'],
      'column-name': ['symbol', 'price', 'timestamp'],
      value: ["'BTC-USD'", '1', "'2025-10-04T00:00:00Z'"],
    },
  },
  'reference/sql/latest-on': {
    setup: TRADES,
    words: {
      'select-list': ['*', 'symbol, price'],
      source: ['trades'],
      condition,
      'timestamp-column': ['timestamp'],
      'key-column': ['symbol', 'side'],
      'order-list': ['symbol', 'price DESC'],
      count: ['2', '1, 2'],
    },
  },
  'reference/sql/reindex': {
    setup: TRADES.replace('symbol SYMBOL', 'symbol SYMBOL INDEX').replace('DAY WAL', 'DAY BYPASS WAL'),
    words: { ...table, 'column-name': ['symbol'], 'partition-name': ["'2025-10-01'"] },
  },
  'reference/sql/rename': {
    setup: TRADES,
    words: { ...table, 'new-table-name': ['trades_old'] },
  },
  'reference/sql/sample-by': {
    setup: TRADES,
    words: {
      'select-list': ['timestamp, sum(amount)', 'symbol, timestamp, avg(price)'],
      source: ['trades'],
      condition,
      interval: ['1h', 'd', '5m'],
      timestamp: ["'2025-10-01'", "'2025-10-04'"],
      constant: ['0', '1.5'],
      zone: ["'Europe/Berlin'"],
      offset: ["'00:30'"],
      'order-list': ['timestamp', 'timestamp DESC'],
      count,
    },
    meaning: [/FROM-TO/i, /not enough fill values/i, /fill/i],
  },
  'reference/sql/select': {
    setup: TRADES + QUOTES,
    words: {
      variable: ['@limit := 5', '@floor := 100'],
      name: ['recent', 'older'],
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
  'reference/sql/truncate': {
    setup: TRADES + QUOTES,
    words: { 'table-name': ['trades', 'quotes'] },
  },
  'reference/sql/update': {
    setup: TRADES + QUOTES,
    words: {
      ...table,
      name: ['q'],
      query: ['SELECT symbol, bid FROM quotes'],
      alias: ['t'],
      'column-name': ['price', 'amount'],
      expression: ['1', '2.5'],
      source: ['quotes'],
      condition: ["side = 'buy'"],
    },
  },
  'reference/sql/vacuum-table': { setup: TRADES, words: table },
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
    meaning: [/BETWEEN|between|DOUBLE|WITHIN|within/],
  },
  'reference/sql/cast': {
    setup: TRADES,
    around: (derived) => `SELECT ${derived}`,
    words: { expression: ['1', "'2'", '3.5'], type: ['DOUBLE', 'INT', 'VARCHAR'] },
  },
  'reference/sql/with': {
    setup: TRADES,
    words: {
      name: ['recent', 'older'],
      query,
      select: ['SELECT * FROM recent'],
      insert: ['INSERT INTO trades SELECT * FROM recent'],
      update: ["UPDATE trades SET price = 1 WHERE side = 'buy'"],
    },
  },
  'reference/sql/show': {
    setup: VIEW,
    words: { ...table, 'view-name': ['trades_hourly'] },
  },
}
