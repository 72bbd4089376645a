import { describe, expect, test } from 'vitest'
import { expectRows, expectSeries, readResults } from './expect-rows.ts'
import { at, deviation, mean, rolling, sum } from './indicators.ts'
import { barsOf, sampleTrades, type Trade } from './trades.ts'

const closes = barsOf('BTC-USDT', 1).map(({ close }) => close)
const twoHours = barsOf('BTC-USDT', 2)
const SYMBOLS = ['BTC-USDT', 'ETH-USDT', 'SOL-USDT']
const trades = sampleTrades().filter(({ symbol }) => symbol === 'BTC-USDT')
const thirdDay = trades.filter(({ timestamp }) => timestamp >= Date.parse('2025-10-03') * 1000)

const TWO_HOURS = 7_200_000_000
const barStart = ({ timestamp }: Trade) =>
  new Date((timestamp - (timestamp % TWO_HOURS)) / 1000).toISOString().replace('Z', '000Z')
const amounts = (some: readonly Trade[]) => sum(some.map(({ amount }) => amount))
const values = (some: readonly Trade[]) => sum(some.map(({ price, amount }) => price * amount))
const netAmounts = (some: readonly Trade[]) =>
  sum(some.map(({ side, amount }) => (side === 'buy' ? amount : -amount)))

describe('the measured result of a recipe about volume, returns or breadth is what a loop over the same data gives', () => {
  test('on-balance volume', () => {
    const day = twoHours.filter(({ timestamp }) => timestamp >= '2025-10-03')
    let balance = 0
    const obv = day.map(({ close, volume }, index) => {
      balance += Math.sign(close - (day[index - 1]?.close ?? close)) * volume
      return balance
    })
    return expectSeries('sql/finance/obv', { obv }, day)
  })

  test('volume-weighted average price', () => {
    const vwap = twoHours.map(({ timestamp }) => {
      const soFar = thirdDay.filter((trade) => barStart(trade) <= timestamp)
      return values(soFar) / amounts(soFar)
    })
    return expectSeries('sql/finance/vwap', { vwap }, twoHours, 1)
  })

  test('time-weighted average price', () => {
    const end = Date.parse('2025-10-04') * 1000
    const held = thirdDay.map((trade, index) => ({
      ...trade,
      length: (thirdDay[index + 1]?.timestamp ?? end) - trade.timestamp,
    }))
    const twap = ({ bar }: Readonly<Record<string, string>>) => {
      const some = held.filter((trade) => barStart(trade) === bar)
      return sum(some.map(({ price, length }) => price * length)) / sum(some.map(({ length }) => length))
    }
    return expectRows('sql/finance/twap', (row) => ({ twap: twap(row) }), 3)
  })

  test('aggressor volume imbalance', () => {
    const imbalance = twoHours.map(({ timestamp }) => {
      const some = trades.filter((trade) => barStart(trade) === timestamp)
      return (100 * netAmounts(some)) / amounts(some)
    })
    return expectSeries('sql/finance/aggressor-volume-imbalance', { imbalance }, twoHours)
  })

  test('log returns', () => {
    const ether = barsOf('ETH-USDT', 6)
    const growth = ether.map(({ close }, index) => close / (ether[index - 1]?.close ?? Number.NaN))
    const simple = growth.map((factor) => 100 * (factor - 1))
    const logarithmic = growth.map((factor) => 100 * Math.log(factor))
    return expectSeries('sql/finance/log-returns', { simple_return: simple, log_return: logarithmic }, ether)
  })

  test('realized volatility', () => {
    const returns = closes.slice(1).map((close, index) => Math.log(close / at(closes, index)))
    const hourly = [Number.NaN, ...rolling(returns, 24, (frame) => 100 * deviation(frame))]
    const annual = hourly.map((value) => value * Math.sqrt(24 * 365))
    return expectSeries('sql/finance/realized-volatility', {
      hourly_volatility: hourly,
      annual_volatility: annual,
    })
  })

  test('cumulative product', async () => {
    let grown = 1000
    await expectRows('sql/finance/cumulative-product', ({ monthly_return }) => {
      grown *= 1 + Number(monthly_return)
      return { value: grown }
    })
    const solana = barsOf('SOL-USDT', 6)
    const value = solana.map(({ close }) => (1000 * close) / (solana[0]?.close ?? Number.NaN))
    await expectSeries('sql/finance/cumulative-product', { value }, solana, 1)
  })

  test('compound interest', () => {
    const after = (years: number) => 1000 * 1.05 ** years
    return expectRows('sql/finance/compound-interest', (_row, year) => ({
      value: after(year + 1),
      interest: after(year) * 0.05,
    }))
  })

  test('VPIN', () => {
    let total = 0
    const buckets = Map.groupBy(trades, ({ amount }) => {
      total += amount
      return Math.floor(total / 10)
    })
    const shares = [...buckets.values()].map((some) => Math.abs(netAmounts(some)) / amounts(some))
    const vpin = rolling(shares, 10, mean)
    return expectRows('sql/finance/vpin', ({ bucket }) => ({ vpin: at(vpin, Number(bucket)) }))
  })

  test('TICK and TRIN', () =>
    expectRows('sql/finance/tick-trin', ({ timestamp }) => {
      const sides = Map.groupBy(SYMBOLS, (symbol) => {
        const bars = barsOf(symbol, 2)
        const index = bars.findIndex((bar) => bar.timestamp === timestamp)
        return (bars[index]?.close ?? 0) > (bars[index - 1]?.close ?? 0)
      })
      const [up = [], down = []] = [sides.get(true), sides.get(false)]
      const tradedIn = (symbols: readonly string[]) =>
        values(
          sampleTrades().filter((trade) => symbols.includes(trade.symbol) && barStart(trade) === timestamp),
        )
      const trin = up.length / down.length / (tradedIn(up) / tradedIn(down))
      return { tick: up.length - down.length, ...(down.length > 0 && { trin }) }
    }))

  test('volume profile', async () => {
    const levels = Map.groupBy(thirdDay, ({ price }) => price - (price % 200))
    const [rows = []] = await readResults('sql/finance/volume-profile')
    const shown = rows.map(({ level }) => Number(level))
    expect(shown).toEqual([...levels.keys()].map(Math.round).toSorted((one, other) => one - other))
    await expectRows('sql/finance/volume-profile', ({ level }) => ({
      volume: amounts(levels.get(Number(level)) ?? []),
    }))
  })
})
