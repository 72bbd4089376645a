import { describe, expect, test } from 'vitest'
import { expectColumns, within } from './expect-columns.ts'
import { deviation, mean, rolling } from './indicators.ts'
import { readResults } from './read-result.ts'
import { barsOf, sampleTrades } from './trades.ts'

const bars = barsOf('BTC-USDT', 1)
const closes = bars.map(({ close }) => close)
const twoHours = barsOf('BTC-USDT', 2)
const trades = sampleTrades().filter(({ symbol }) => symbol === 'BTC-USDT')
const SYMBOLS = ['BTC-USDT', 'ETH-USDT', 'SOL-USDT']

const TWO_HOURS = 7_200_000_000
const barStart = (timestamp: number) =>
  new Date((timestamp - (timestamp % TWO_HOURS)) / 1000).toISOString().replace('Z', '000Z')

describe('the measured result of a recipe about volume, returns or breadth is what a loop over the same data gives', () => {
  test('on-balance volume', () => {
    const day = twoHours.filter(({ timestamp }) => timestamp >= '2025-10-03')
    let balance = 0
    const values = day.map(({ close, volume }, index) => {
      balance += Math.sign(close - (day[index - 1]?.close ?? close)) * volume
      return balance
    })
    return expectColumns('sql/finance/obv', { obv: { unit: 0.01, values } }, day)
  })

  test('volume-weighted average price', () => {
    let value = 0
    let amount = 0
    const values = twoHours.map(({ timestamp }) => {
      for (const trade of trades)
        if (barStart(trade.timestamp) === timestamp && timestamp >= '2025-10-03') {
          value += trade.price * trade.amount
          amount += trade.amount
        }
      return value / amount
    })
    return expectColumns('sql/finance/vwap', { vwap: { unit: 0.01, values } }, twoHours)
  })

  test('time-weighted average price', async () => {
    const [, rows = []] = await readResults('sql/finance/twap')
    const end = Date.parse('2025-10-04') * 1000
    const day = trades.filter(({ timestamp }) => timestamp >= Date.parse('2025-10-03') * 1000)
    const held = day.map((trade, index) => ({
      ...trade,
      length: (day[index + 1]?.timestamp ?? end) - trade.timestamp,
    }))
    for (const { bar, twap } of rows) {
      const some = held.filter(({ timestamp }) => barStart(timestamp) === bar)
      const value = some.reduce((sum, { price, length }) => sum + price * length, 0)
      const time = some.reduce((sum, { length }) => sum + length, 0)
      expect(Math.abs(Number(twap) - value / time)).toBeLessThanOrEqual(within(0.01))
    }
    expect(rows.length).toBe(12)
  })

  test('aggressor volume imbalance', () => {
    const values = twoHours.map(({ timestamp }) => {
      const some = trades.filter((trade) => barStart(trade.timestamp) === timestamp)
      const net = some.reduce((sum, { side, amount }) => sum + (side === 'buy' ? amount : -amount), 0)
      return (100 * net) / some.reduce((sum, { amount }) => sum + amount, 0)
    })
    return expectColumns(
      'sql/finance/aggressor-volume-imbalance',
      { imbalance: { unit: 1, values } },
      twoHours,
    )
  })

  test('log returns', () => {
    const ether = barsOf('ETH-USDT', 6)
    const values = ether.map(({ close }) => close)
    const growth = values.map((close, index) => close / (values[index - 1] ?? Number.NaN))
    return expectColumns(
      'sql/finance/log-returns',
      {
        simple: { unit: 0.001, values: growth.map((factor) => 100 * (factor - 1)) },
        logarithmic: { unit: 0.001, values: growth.map((factor) => 100 * Math.log(factor)) },
      },
      ether,
    )
  })

  test('realized volatility', () => {
    const returns = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? Number.NaN)))
    const values = [Number.NaN, ...rolling(returns, 24, (frame) => 100 * deviation(frame))]
    return expectColumns('sql/finance/realized-volatility', {
      hourly: { unit: 0.001, values },
      annual: { unit: 0.1, values: values.map((value) => value * Math.sqrt(24 * 365)) },
    })
  })

  test('cumulative product', () => {
    const solana = barsOf('SOL-USDT', 6)
    let value = 1000
    const values = solana.map(({ close }, index) => {
      value *= close / (solana[index - 1]?.close ?? close)
      return value
    })
    return expectColumns('sql/finance/cumulative-product', { value: { unit: 0.01, values } }, solana)
  })

  test('compound interest', async () => {
    const [rows = []] = await readResults('sql/finance/compound-interest')
    let value = 1000
    for (const row of rows) {
      const interest = value * 0.05
      value += interest
      expect(Math.abs(Number(row.value) - value)).toBeLessThanOrEqual(within(0.01))
      expect(Math.abs(Number(row.interest) - interest)).toBeLessThanOrEqual(within(0.01))
    }
  })

  test('VPIN', async () => {
    const nets: { net: number; volume: number }[] = []
    let total = 0
    for (const { side, amount } of trades) {
      total += amount
      nets[Math.floor(total / 10)] ??= { net: 0, volume: 0 }
      const bucket = nets[Math.floor(total / 10)]
      if (!bucket) continue
      bucket.net += side === 'buy' ? amount : -amount
      bucket.volume += amount
    }
    const shares = nets.map(({ net, volume }) => Math.abs(net) / volume)
    const [rows = []] = await readResults('sql/finance/vpin')
    for (const { bucket, vpin } of rows)
      expect(
        Math.abs(Number(vpin) - (rolling(shares, 10, mean)[Number(bucket)] ?? Number.NaN)),
      ).toBeLessThanOrEqual(within(0.001))
  })

  test('TICK and TRIN', async () => {
    const [rows = []] = await readResults('sql/finance/tick-trin')
    const all = SYMBOLS.map((symbol) => barsOf(symbol, 2))
    for (const { timestamp, tick, trin } of rows) {
      const sides = { up: { count: 0, value: 0 }, down: { count: 0, value: 0 } }
      for (const [place, series] of all.entries()) {
        const at = series.findIndex((bar) => bar.timestamp === timestamp)
        const side = (series[at]?.close ?? 0) > (series[at - 1]?.close ?? 0) ? sides.up : sides.down
        side.count += 1
        side.value += sampleTrades()
          .filter((trade) => trade.symbol === SYMBOLS[place] && barStart(trade.timestamp) === timestamp)
          .reduce((sum, { price, amount }) => sum + price * amount, 0)
      }
      expect(Number(tick)).toBe(sides.up.count - sides.down.count)
      if (sides.down.count > 0)
        expect(
          Math.abs(Number(trin) - sides.up.count / sides.down.count / (sides.up.value / sides.down.value)),
        ).toBeLessThanOrEqual(within(0.01))
    }
  })

  test('volume profile', async () => {
    const [levels = []] = await readResults('sql/finance/volume-profile')
    const day = sampleTrades().filter(
      ({ symbol, timestamp }) => symbol === 'BTC-USDT' && timestamp >= Date.parse('2025-10-03') * 1000,
    )
    const volumes = Map.groupBy(day, ({ price }) => price - (price % 200))
    expect(levels.map(({ level }) => Number(level))).toEqual(
      [...volumes.keys()].map((level) => Math.round(level)).toSorted((one, other) => one - other),
    )
    for (const { level, volume } of levels) {
      const total = (volumes.get(Number(level)) ?? []).reduce((sum, { amount }) => sum + amount, 0)
      expect(Math.abs(Number(volume) - total)).toBeLessThanOrEqual(within(0.1))
    }
  })
})
