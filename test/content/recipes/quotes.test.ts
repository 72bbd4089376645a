import { describe, expect, test } from 'vitest'
import { expectRows, readResults } from './expect-rows.ts'
import { mean, sum } from './indicators.ts'
import { costsOf, type Fill, midOf, quoteAt, sampleFills, sampleQuotes } from './quotes.ts'

const quotes = sampleQuotes()
const fills = sampleFills()
const orders = [...Map.groupBy(fills, ({ order }) => order).values()]
const midAt = ({ second, symbol }: Pick<Fill, 'second' | 'symbol'>) => midOf(quoteAt(quotes, second, symbol))
/** The price that a fill had to take: what sellers ask, or what buyers bid. */
const far = (sign: number, quote: ReturnType<typeof quoteAt>) =>
  (sign > 0 ? quote?.ask : quote?.bid) ?? Number.NaN
/** The cost of a fill against a reference price, in basis points. */
const costOf = ({ sign, price }: Fill, reference: number) => (10_000 * sign * (price - reference)) / reference
const weighted = (some: readonly Fill[], of: (fill: Fill) => number) =>
  sum(some.map((fill) => of(fill) * fill.quantity)) / sum(some.map(({ quantity }) => quantity))

describe('the measured result of a recipe about quotes is what a loop over the same data gives', () => {
  test('bid-ask spread', () =>
    expectRows('sql/finance/bid-ask-spread', ({ symbol, ecn }) => {
      const some = quotes.filter((each) => each.symbol === symbol && each.ecn === ecn && each.second < 3600)
      return {
        quotes: some.length,
        avg_pips: mean(some.map(({ ask, bid }) => 10_000 * (ask - bid))),
        avg_bps: mean(some.map((quote) => (10_000 * (quote.ask - quote.bid)) / midOf(quote))),
      }
    }))

  test('liquidity of instruments', () =>
    expectRows('sql/finance/liquidity-comparison', ({ symbol }) => {
      const { mid, half, buy, sell } = costsOf(symbol ?? '', 1_000_000)
      const [half_spread_bps, buy_cost_bps, sell_cost_bps] = [half, buy, sell].map(
        (cost) => (10_000 * cost) / mid,
      )
      return { half_spread_bps, buy_cost_bps, sell_cost_bps }
    }))

  test('slippage of each trade', () =>
    expectRows('sql/finance/slippage', (_row, index) => {
      const fill = fills[index] as Fill
      const quote = quoteAt(quotes, fill.second, fill.symbol, fill.ecn)
      return { vs_mid_bps: costOf(fill, midOf(quote)), vs_best_bps: costOf(fill, far(fill.sign, quote)) }
    }))

  test('markout curve', () =>
    expectRows('sql/finance/markout', ({ seconds }) => {
      const markout = ({ symbol, ecn, second, sign, price }: Fill) =>
        (10_000 * sign * (midOf(quoteAt(quotes, second + Number(seconds), symbol, ecn)) - price)) / price
      return { markout_bps: mean(fills.map(markout)) }
    }))

  test('slippage by venue and size, weighted with the quantity', () =>
    expectRows('sql/finance/slippage-aggregated', ({ ecn, size }) => {
      const some = fills.filter((fill) => fill.ecn === ecn && fill.quantity < 200_000 === (size === 'small'))
      return { slippage_bps: weighted(some, (fill) => costOf(fill, midAt(fill))) }
    }))

  test.each([
    ['implementation shortfall', 'implementation-shortfall', 'shortfall_bps'],
    ['drift and spread cost of orders', 'implementation-shortfall-order', 'total_bps'],
  ])('%s', (_title, recipe, total) =>
    expectRows(`sql/finance/${recipe}`, (_row, index) => {
      const parts = orders[index] ?? []
      const [first] = parts as [Fill]
      const [arrival, mids, average] = [
        midAt(first),
        weighted(parts, midAt),
        weighted(parts, ({ price }) => price),
      ]
      const cost = (from: number, to: number) => (10_000 * first.sign * (to - from)) / arrival
      const split = { drift_bps: cost(arrival, mids), spread_cost_bps: cost(mids, average) }
      return { [total]: cost(arrival, average), ...(total === 'total_bps' && split) }
    }),
  )

  test('scorecard of venues', () =>
    expectRows('sql/finance/ecn-scorecard', ({ ecn }) => {
      const some = fills
        .filter((fill) => fill.ecn === ecn)
        .map((fill) => ({ ...fill, quote: quoteAt(quotes, fill.second, fill.symbol, fill.ecn) }))
      const better = some.filter(({ quote, sign, price }) => sign * (price - far(sign, quote)) < 0)
      return {
        cost_bps: mean(some.map((fill) => costOf(fill, midOf(fill.quote)))),
        improved_percent: (100 * better.length) / some.length,
      }
    }))

  test('order-flow imbalance', async () => {
    const flows = new Array<number>(12).fill(0)
    /** The gain of one side: the volume of a better price, the difference at the same price, or the loss of the old one. */
    const gain = (improvement: number, now: number, before: number) =>
      improvement > 0 ? now : improvement === 0 ? now - before : -before
    for (const ecn of ['EBS', 'LMAX']) {
      const series = quotes.filter((quote) => quote.symbol === 'EURUSD' && quote.ecn === ecn)
      series.slice(1).forEach((now, index) => {
        const before = series[index] ?? now
        const bucket = Math.floor(now.second / 600)
        const demand = gain(now.bid - before.bid, now.bidVolume, before.bidVolume)
        const supply = gain(before.ask - now.ask, now.askVolume, before.askVolume)
        flows[bucket] = (flows[bucket] ?? 0) + demand - supply
      })
    }
    await expectRows('sql/finance/order-flow-imbalance', (_row, index) => ({
      flow_millions: (flows[index] ?? Number.NaN) / 1_000_000,
    }))
    expect((await readResults('sql/finance/order-flow-imbalance'))[0]).toHaveLength(12)
  })
})
