import { describe, test } from 'vitest'
import { expectSeries } from './expect-rows.ts'
import { at, deviation, drawdowns, ema, last, mean, rolling, rsi, trueRanges } from './indicators.ts'
import { type Bar, barsOf } from './trades.ts'

const bars = barsOf('BTC-USDT', 1)
const closes = bars.map(({ close }) => close)
const twoHours = barsOf('BTC-USDT', 2)
const lows = (some: readonly Bar[]) => Math.min(...some.map(({ low }) => low))
const highs = (some: readonly Bar[]) => Math.max(...some.map(({ high }) => high))
const band = (deviations: number) =>
  rolling(closes, 20, (frame) => mean(frame) + deviations * deviation(frame))

describe('the measured result of a recipe is what a loop over the same data gives', () => {
  test('RSI', () => expectSeries('sql/finance/rsi', { rsi: rsi(closes) }))

  test('EMA', () => expectSeries('sql/finance/ema', { ema_12: ema(closes, 12) }))

  test('MACD', () => {
    const slow = ema(closes, 26)
    const macd = ema(closes, 12).map((fast, index) => fast - at(slow, index))
    const signal = ema(macd, 9)
    const histogram = macd.map((value, index) => value - at(signal, index))
    return expectSeries('sql/finance/macd', { macd, signal, histogram })
  })

  test('ATR', () => {
    const range = trueRanges(bars)
    return expectSeries('sql/finance/atr', {
      true_range: range,
      atr_14: rolling(range, 14, mean),
    })
  })

  test('Bollinger bandwidth', () => {
    const bandwidth = rolling(closes, 20, (frame) => (400 * deviation(frame)) / mean(frame))
    const full = bandwidth.map((width, index) => (index < 24 ? Number.NaN : width))
    const place = rolling(full, 24, (frame) => {
      const widths = frame.filter((width) => !Number.isNaN(width))
      return (100 * (last(frame) - Math.min(...widths))) / (Math.max(...widths) - Math.min(...widths))
    })
    return expectSeries('sql/finance/bollinger-bandwidth', { bandwidth, place_in_range: place })
  })

  test('maximum drawdown', () => {
    const ether = barsOf('ETH-USDT', 6)
    const drawdown = drawdowns(ether.map(({ close }) => close))
    const maximum = rolling(drawdown, drawdown.length, (frame) => Math.min(...frame))
    return expectSeries('sql/finance/maximum-drawdown', { drawdown, max_drawdown: maximum }, ether)
  })

  test('candles', () => {
    const names = ['open', 'high', 'low', 'close', 'volume'] as const
    const columns = names.map((name) => [name, twoHours.map((bar) => bar[name])])
    return expectSeries('sql/finance/ohlc', Object.fromEntries(columns), twoHours)
  })

  test('stochastic oscillator', () => {
    const k = rolling(
      bars,
      14,
      (frame) => (100 * (last(frame).close - lows(frame))) / (highs(frame) - lows(frame)),
    )
    return expectSeries('sql/finance/stochastic', { percent_k: k, percent_d: rolling(k, 3, mean) })
  })

  test('Bollinger bands', () =>
    expectSeries('sql/finance/bollinger-bands', {
      lower_band: band(-2),
      sma_20: band(0),
      upper_band: band(2),
    }))

  test('rolling standard deviation', () => {
    const ether = barsOf('ETH-USDT', 1).filter(({ timestamp }) => timestamp >= '2025-10-02')
    const values = ether.map(({ close }) => close)
    const score = rolling(values, 12, (frame) => (last(frame) - mean(frame)) / deviation(frame))
    const columns = { stddev_12: rolling(values, 12, deviation), z_score: score }
    return expectSeries('sql/finance/rolling-stddev', columns, ether)
  })

  test('Donchian channels', () => {
    const before = bars.map((_, index) => bars.slice(Math.max(0, index - 20), index))
    return expectSeries('sql/finance/donchian-channels', {
      lowest_low: before.map(lows),
      highest_high: before.map(highs),
    })
  })

  test('Keltner channels', () => {
    const ranges = rolling(trueRanges(bars), 10, mean)
    const line = (width: number) => ema(closes, 20).map((middle, index) => middle + width * at(ranges, index))
    return expectSeries('sql/finance/keltner-channels', {
      lower_line: line(-2),
      ema_20: line(0),
      upper_line: line(2),
    })
  })

  test('rate of change', () => {
    const percent = closes.map((close, index) => 100 * (close / at(closes, index - 12) - 1))
    return expectSeries('sql/finance/rate-of-change', { roc_percent: percent })
  })
})
