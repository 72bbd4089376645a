export type Trade = ReturnType<typeof sampleTrades>[number]
export type Bar = ReturnType<typeof barsOf>[number]

const SYMBOLS = [
  { symbol: 'BTC-USDT', price: 114_000, amount: 0.2 },
  { symbol: 'ETH-USDT', price: 4150, amount: 5 },
  { symbol: 'SOL-USDT', price: 215, amount: 80 },
] as const

const START = Date.parse('2025-10-01T00:00:00Z') * 1000
const STEP = 20_000_000

/** The rows of `partials/cookbook/_trades.partial.mdx`, computed without a database. */
export function sampleTrades() {
  const { sin, cos, abs, round } = Math
  return Array.from({ length: 12_960 }, (_, index) => {
    const x = index + 1
    const k = x % 3
    const of = SYMBOLS[k] ?? SYMBOLS[0]
    const wave =
      1 + 0.012 * sin(x / 1900 + k) + 0.005 * sin(x / 410 + 2 * k) + 0.002 * sin(x / 73) + 0.0006 * sin(x * x)
    const burst = x % 4320 >= 2500 && x % 4320 <= 2600 ? 3 : 0
    return {
      symbol: of.symbol,
      side: sin(x * x) + cos(x / 700 + k) > 0 ? 'buy' : 'sell',
      price: round(100 * of.price * wave) / 100,
      amount: round(1000 * (0.1 + abs(sin(x * x + k)) + burst) * of.amount) / 1000,
      /** Microseconds since 1970, as the database counts. */
      timestamp: START + index * STEP,
    }
  })
}

/** Candles of one symbol. */
export function barsOf(symbol: string, hours: number) {
  const width = hours * 3_600_000_000
  const groups = Map.groupBy(
    sampleTrades().filter((trade) => trade.symbol === symbol),
    ({ timestamp }) => timestamp - (timestamp % width),
  )
  return [...groups].map(([timestamp, trades]) => {
    const prices = trades.map(({ price }) => price)
    return {
      timestamp: new Date(timestamp / 1000).toISOString().replace('Z', '000Z'),
      open: prices[0] ?? Number.NaN,
      high: Math.max(...prices),
      low: Math.min(...prices),
      close: prices.at(-1) ?? Number.NaN,
      volume: trades.reduce((total, { amount }) => total + amount, 0),
    }
  })
}
