/** The tables that the pictures show: the small world of the pages, with values that follow from row numbers. */
export const STATEMENTS: readonly string[] = [
  'CREATE TABLE trades (symbol SYMBOL INDEX, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY',
  `INSERT INTO trades SELECT
    CASE x % 3 WHEN 0 THEN 'BTC-USD' WHEN 1 THEN 'ETH-USD' ELSE 'SOL-USD' END,
    CASE (x * 7) % 5 WHEN 0 THEN 'sell' WHEN 3 THEN 'sell' ELSE 'buy' END,
    CASE x % 3 WHEN 0 THEN 114000 + (x * 37) % 400 WHEN 1 THEN 4150 + (x * 37) % 60 ELSE 208.5 + (x * 37) % 9 END,
    ((x * 13) % 97 + 1) / 20.0,
    timestamp_sequence('2025-10-01T00:00:00Z', 6000000)
  FROM long_sequence(50000)`,
  'CREATE TABLE sensors (device SYMBOL, temperature DOUBLE, humidity DOUBLE, online BOOLEAN, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY HOUR',
  'CREATE TABLE order_book (symbol SYMBOL, bids DOUBLE[][], asks DOUBLE[][], timestamp TIMESTAMP_NS) TIMESTAMP(timestamp) PARTITION BY HOUR',
  'CREATE TABLE stations (id INT, name VARCHAR, place GEOHASH(5c))',
  'CREATE MATERIALIZED VIEW trades_hourly AS (SELECT timestamp, symbol, sum(amount) volume, max(price) high, min(price) low FROM trades SAMPLE BY 1h) PARTITION BY MONTH',
]

const CSV_ROWS = 200

/** A file to import whose row 151 holds a word in a column of numbers. */
export function readingsCsv(): string {
  const rows = Array.from({ length: CSV_ROWS }, (_, row) => {
    const time = new Date(Date.UTC(2025, 9, 1, 6, row)).toISOString()
    return `pump-${(row % 4) + 1},${row === 150 ? 'warm' : 31 + (row % 13) / 2},${40 + (row % 17)},${time}`
  })
  return `device,temperature,humidity,timestamp\n${rows.join('\n')}\n`
}

/** The rows of one transaction of the live feed: batch sizes swell and shrink, so that the charts have a shape. */
export function feedRows(batch: number, now: number): string {
  const count = Math.round(80 + 60 * Math.sin(batch / 9))
  return Array.from({ length: count }, (_, row) => {
    const reading = `temperature=${31 + (row % 13) / 2},humidity=${40 + (row % 17)},online=t`
    return `sensors,device=pump-${(row % 4) + 1} ${reading} ${now * 1000 + row}\n`
  }).join('')
}
