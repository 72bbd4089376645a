import { at, sum } from './indicators.ts'

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

/** Of the newest book of each symbol in `partials/cookbook/_books.partial.mdx`: its row and how it is made. */
const BOOKS = {
  EURUSD: { x: 720, level: 1.173, half: 0.00006, tick: 0.0001 },
  GBPUSD: { x: 718, level: 1.346, half: 0.0001, tick: 0.0001 },
  USDJPY: { x: 719, level: 147.5, half: 0.012, tick: 0.01 },
} as const

/** The mid of a symbol's newest book, and how far from it the average price of an order is that takes level after level. */
export function costsOf(symbol: string, size: number) {
  const { x, level, half, tick } = BOOKS[symbol as keyof typeof BOOKS]
  const take = (ticks: readonly number[], amounts: readonly number[]) => {
    let left = size
    const distances = amounts.map((times, index) => {
      const taken = Math.min(left, times * 100_000 * (1 + ((x * x) % 5)))
      left -= taken
      return taken * (half + tick * at(ticks, index))
    })
    return left > 0 ? Number.NaN : sum(distances) / size
  }
  const mid = level * (1 + 0.0005 * sin(x / 70))
  return { mid, half, buy: take([0, 1, 3, 5], [1, 1.5, 4, 9]), sell: take([0, 1, 2, 4], [1, 2, 3, 8]) }
}

/** The newest quote at a moment. */
export const quoteAt = (quotes: readonly Quote[], second: number, symbol: string, ecn?: string) =>
  quotes.findLast(
    (quote) => quote.symbol === symbol && quote.second <= second && (ecn === undefined || quote.ecn === ecn),
  )

export const midOf = (quote: Quote | undefined): number =>
  quote === undefined ? Number.NaN : (quote.bid + quote.ask) / 2
