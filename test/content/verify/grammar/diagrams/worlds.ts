/** Without a write-ahead log a statement may change several things at once, and is applied when it answers. */
export const TRADES = `
CREATE TABLE trades (symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP)
  TIMESTAMP(timestamp) PARTITION BY DAY BYPASS WAL;`

/** Statements about partitions need some. */
export const FILLED_TRADES = `${TRADES}
INSERT INTO trades VALUES
  ('BTC-USD', 'buy', 120100, 0.5, '2025-10-01T09:00:00Z'),
  ('ETH-USD', 'sell', 4410, 3, '2025-10-02T16:30:00Z'),
  ('SOL-USD', 'buy', 226, 40, '2025-10-03T09:15:00Z'),
  ('SOL-USD', 'sell', 228, 12, '2025-10-04T11:00:00Z');`

export const QUOTES = `
CREATE TABLE quotes (symbol SYMBOL, instrument SYMBOL, bid DOUBLE, ask DOUBLE, timestamp TIMESTAMP)
  TIMESTAMP(timestamp) PARTITION BY DAY BYPASS WAL;`

export const withWal = (setup: string): string => setup.replaceAll('BYPASS WAL', 'WAL')

export const withIndex = (setup: string): string => setup.replace('symbol SYMBOL', 'symbol SYMBOL INDEX')

/** A view that the server does not refresh: only its definition matters. */
export const VIEW = `
CREATE TABLE trades (symbol SYMBOL, side SYMBOL, amount DOUBLE, timestamp TIMESTAMP)
  TIMESTAMP(timestamp) PARTITION BY DAY WAL;
CREATE MATERIALIZED VIEW trades_hourly REFRESH MANUAL DEFERRED AS
  (SELECT timestamp, symbol, sum(amount) AS volume FROM trades SAMPLE BY 1h) PARTITION BY DAY;`
