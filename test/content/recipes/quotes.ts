export type Quote = ReturnType<typeof sampleQuotes>[number]
export type Fill = ReturnType<typeof sampleFills>[number]

const { sin, round, floor } = Math
const symbolOf = (number: number) => (number % 2 === 0 ? 'EURUSD' : 'GBPUSD')
const levelOf = (number: number) => (number % 2 === 0 ? 117_300 : 134_600)

/** The rows of `core_price` in `partials/cookbook/_quotes.partial.mdx`, computed without a database. */
export const sampleQuotes = () =>
  Array.from({ length: 2400 }, (_, index) => {
    const x = index + 1
    const venue = floor(x / 2) % 2
    const half = 5 + venue * 3 + (x % 3)
    const mid = round(levelOf(x) + 60 * sin(x / 290) + 25 * sin(x / 61) + 4 * sin(x * x))
    return {
      symbol: symbolOf(x),
      ecn: venue === 0 ? 'EBS' : 'LMAX',
      bid: (mid - half) / 100_000,
      bidVolume: 100_000 * (1 + ((x * x) % 9)),
      ask: (mid + half) / 100_000,
      askVolume: 100_000 * (1 + ((x * x) % 7)),
      /** Since 09:00. */
      second: 3 * index,
    }
  })

/** The rows of `fx_trades` in the same file. */
export const sampleFills = () =>
  Array.from({ length: 236 }, (_, index) => {
    const x = index + 1
    const order = floor((x + 3) / 4)
    // 1 for a purchase, -1 for a sale.
    const sign = order % 3 === 0 ? -1 : 1
    const mid = round(levelOf(order) + 60 * sin(x / 29) + 25 * sin(x / 6.1))
    return {
      order,
      symbol: symbolOf(order),
      ecn: x % 3 === 0 ? 'EBS' : 'LMAX',
      sign,
      price: (mid + sign * (5 + ((2 * x) % 4))) / 100_000,
      quantity: 100_000 * (1 + ((x * x) % 5)),
      second: 31 + 30 * index,
    }
  })

const BOOKS = [
  { symbol: 'EURUSD', level: 1.173, half: 0.00006, tick: 0.0001 },
  { symbol: 'GBPUSD', level: 1.346, half: 0.0001, tick: 0.0001 },
  { symbol: 'USDJPY', level: 147.5, half: 0.012, tick: 0.01 },
] as const

/** A price and the amount that is offered at it. */
type Level = readonly [price: number, amount: number]

/** The rows of `market_data` in `partials/cookbook/_books.partial.mdx`, best levels first. */
export const sampleBooks = () =>
  Array.from({ length: 720 }, (_, index) => {
    const x = index + 1
    const { symbol, level, half, tick } = BOOKS[x % 3] ?? BOOKS[0]
    const mid = level * (1 + 0.0005 * sin(x / 70))
    const amount = 100_000 * (1 + ((x * x) % 5))
    const bids = [
      [0, 1],
      [1, 2],
      [2, 3],
      [4, 8],
    ] as const
    const asks = [
      [0, 1],
      [1, 1.5],
      [3, 4],
      [5, 9],
    ] as const
    return {
      symbol,
      mid,
      half,
      bids: bids.map(([ticks, times]): Level => [mid - half - ticks * tick, times * amount]),
      asks: asks.map(([ticks, times]): Level => [mid + half + ticks * tick, times * amount]),
    }
  })

/** The average price of an order that takes from the levels one after the other. */
export function priceOf(levels: readonly Level[], size: number): number {
  let left = size
  let value = 0
  for (const [price, amount] of levels) {
    const taken = Math.min(left, amount)
    value += taken * price
    left -= taken
  }
  return left > 0 ? Number.NaN : value / size
}

/** The newest quote at a moment. */
export const quoteAt = (quotes: readonly Quote[], second: number, symbol: string, ecn?: string) =>
  quotes.findLast(
    (quote) => quote.symbol === symbol && quote.second <= second && (ecn === undefined || quote.ecn === ecn),
  )

export const midOf = (quote: Quote | undefined): number =>
  quote === undefined ? Number.NaN : (quote.bid + quote.ask) / 2
