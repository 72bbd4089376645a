export const CREATE_TRADES =
  'CREATE TABLE trades (symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY'

/** Prices close enough to share an axis, and how far a trade moves them at most. */
const MARKETS = [
  { symbol: 'XMR-EUR', first: 231, step: 0.15 },
  { symbol: 'AAVE-EUR', first: 206, step: 0.18 },
  { symbol: 'SOL-EUR', first: 182.5, step: 0.15 },
]
const FIRST = Date.UTC(2025, 9, 1, 8)
const HOURS = 6
const STEP_MS = 2000
/** Between the trades of two markets within a step. */
const APART_MS = 300

/** A morning of trades whose prices wander, the same on every run. */
export function tradesCsv(): string {
  const random = parkMiller(3)
  const steps = (HOURS * 3_600_000) / STEP_MS
  const rows = MARKETS.flatMap(({ symbol, first, step }, market) => {
    let price = first
    return Array.from({ length: steps }, (_, row) => {
      price += (random() + random() - 1) * step
      const side = random() < 0.5 ? 'buy' : 'sell'
      const amount = 0.1 + random() * 8
      const time = new Date(FIRST + row * STEP_MS + market * APART_MS).toISOString()
      return `${symbol},${side},${price.toFixed(2)},${amount.toFixed(2)},${time}\n`
    })
  })
  return `symbol,side,price,amount,timestamp\n${rows.join('')}`
}

/** Numbers from 0 to 1 by the generator of Park and Miller. */
function parkMiller(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
