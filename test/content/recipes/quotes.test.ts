import { describe, expect, test } from 'vitest'
import { mean } from './indicators.ts'
import { midOf, quoteAt, sampleFills, sampleQuotes } from './quotes.ts'
import { readResults } from './read-result.ts'

const quotes = sampleQuotes()
const fills = sampleFills()
const columnOf = async (recipe: string, name: string): Promise<number[]> => {
  const [rows = []] = await readResults(recipe)
  return rows.map((row) => Number(row[name]))
}

/** Rounds as the recipe shows the number. */
const shown = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

describe('the measured result of a recipe about quotes is what a loop over the same data gives', () => {
  test('bid-ask spread', async () => {
    const [rows = []] = await readResults('sql/finance/bid-ask-spread')
    for (const { symbol, ecn, pips, bps, quotes: count } of rows) {
      const some = quotes.filter(
        (quote) => quote.symbol === symbol && quote.ecn === ecn && quote.second < 3600,
      )
      expect(Number(count)).toBe(some.length)
      expect(Number(pips)).toBe(shown(mean(some.map(({ ask, bid }) => 10_000 * (ask - bid))), 2))
      expect(Number(bps)).toBe(
        shown(mean(some.map((quote) => (10_000 * (quote.ask - quote.bid)) / midOf(quote))), 2),
      )
    }
  })

  test('slippage of each trade', async () => {
    const expected = fills.slice(0, 8).map(({ symbol, second, sign, price }) => {
      const quote = quoteAt(quotes, second, symbol)
      return shown(10_000 * sign * (price - ((sign > 0 ? quote?.ask : quote?.bid) ?? Number.NaN)), 1)
    })
    expect((await columnOf('sql/finance/slippage', 'pips')).map((pips) => pips + 0)).toEqual(
      expected.map((pips) => pips + 0),
    )
  })

  test('markout curve', async () => {
    const seconds = await columnOf('sql/finance/markout', 'seconds')
    const expected = seconds.map((later) =>
      shown(
        mean(
          fills.map(
            ({ symbol, second, sign, price }) =>
              (10_000 * sign * (midOf(quoteAt(quotes, second + later, symbol)) - price)) / price,
          ),
        ),
        2,
      ),
    )
    expect(await columnOf('sql/finance/markout', 'bps')).toEqual(expected)
  })

  test('slippage by venue and size, weighted with the quantity', async () => {
    const [rows = []] = await readResults('sql/finance/slippage-aggregated')
    for (const { ecn, size, bps } of rows) {
      const some = fills.filter((fill) => fill.ecn === ecn && fill.quantity < 200_000 === (size === 'small'))
      const costs = some.map(({ symbol, second, sign, price, quantity }) => {
        const mid = midOf(quoteAt(quotes, second, symbol))
        return ((10_000 * sign * (price - mid)) / mid) * quantity
      })
      const total = some.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(Number(bps)).toBe(shown((mean(costs) * costs.length) / total, 2))
    }
  })

  test('implementation shortfall', async () => {
    const orders = [...Map.groupBy(fills, ({ order }) => order).values()].slice(0, 8)
    const expected = orders.map((parts) => {
      const [first] = parts
      const arrival = midOf(quoteAt(quotes, first?.second ?? 0, first?.symbol ?? ''))
      const value = parts.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      const average = value / parts.reduce((sum, { quantity }) => sum + quantity, 0)
      return shown((10_000 * (first?.sign ?? 0) * (average - arrival)) / arrival, 1)
    })
    expect(await columnOf('sql/finance/implementation-shortfall', 'bps')).toEqual(expected)
  })

  test('drift and spread cost of orders', async () => {
    const [rows = []] = await readResults('sql/finance/implementation-shortfall-order')
    const orders = [...Map.groupBy(fills, ({ order }) => order).values()]
    for (const [index, { drift, spread, total }] of rows.entries()) {
      const parts = orders[index] ?? []
      const weighted = (of: (fill: (typeof parts)[number]) => number) =>
        parts.reduce((sum, fill) => sum + of(fill) * fill.quantity, 0) /
        parts.reduce((sum, { quantity }) => sum + quantity, 0)
      const midAt = ({ second, symbol }: (typeof parts)[number]) => midOf(quoteAt(quotes, second, symbol))
      const [first] = parts
      const arrival = first ? midAt(first) : Number.NaN
      const cost = (from: number, to: number) =>
        shown((10_000 * (first?.sign ?? 0) * (to - from)) / arrival, 1)
      const [mids, average] = [weighted(midAt), weighted(({ price }) => price)]
      expect([drift, spread, total].map(Number)).toEqual([
        cost(arrival, mids),
        cost(mids, average),
        cost(arrival, average),
      ])
    }
  })

  test('scorecard of venues', async () => {
    const [rows = []] = await readResults('sql/finance/ecn-scorecard')
    for (const { ecn, cost_bps: cost, improved } of rows) {
      const some = fills
        .filter((fill) => fill.ecn === ecn)
        .map((fill) => ({ ...fill, quote: quoteAt(quotes, fill.second, fill.symbol, fill.ecn) }))
      const costs = some.map(
        ({ quote, sign, price }) => (10_000 * sign * (price - midOf(quote))) / midOf(quote),
      )
      const better = some.filter(
        ({ quote, sign, price }) => sign * (price - ((sign > 0 ? quote?.ask : quote?.bid) ?? Number.NaN)) < 0,
      )
      expect(Number(cost)).toBe(shown(mean(costs), 2))
      expect(Number(improved)).toBe(shown((100 * better.length) / some.length, 0))
    }
  })

  test('order-flow imbalance', async () => {
    const flows = new Array<number>(12).fill(0)
    for (const ecn of ['EBS', 'LMAX']) {
      const series = quotes.filter((quote) => quote.symbol === 'EURUSD' && quote.ecn === ecn)
      series.slice(1).forEach((now, index) => {
        const before = series[index] ?? now
        const bucket = Math.floor(now.second / 600)
        const demand =
          now.bid > before.bid
            ? now.bidVolume
            : now.bid === before.bid
              ? now.bidVolume - before.bidVolume
              : -before.bidVolume
        const supply =
          now.ask < before.ask
            ? now.askVolume
            : now.ask === before.ask
              ? now.askVolume - before.askVolume
              : -before.askVolume
        flows[bucket] = (flows[bucket] ?? 0) + demand - supply
      })
    }
    expect(await columnOf('sql/finance/order-flow-imbalance', 'millions')).toEqual(
      flows.map((flow) => flow / 1_000_000),
    )
  })
})
