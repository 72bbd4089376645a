import { describe, test } from 'vitest'
import { expectColumns } from './expect-columns.ts'
import { deviation, drawdowns, ema, macd, mean, rolling, rsi, trueRanges } from './indicators.ts'
import { barsOf } from './trades.ts'

const bars = barsOf('BTC-USDT', 1)
const closes = bars.map(({ close }) => close)
const twoHours = barsOf('BTC-USDT', 2)

/** Applies a function to the 14 bars that end with each one. */
const rolling14 = (of: (frame: typeof bars) => number) =>
  bars.map((_, index) => of(bars.slice(Math.max(0, index - 13), index + 1)))

describe('the measured result of a recipe is what a loop over the same data gives', () => {
  test('RSI', () => expectColumns('sql/finance/rsi', { rsi: { unit: 0.1, values: rsi(closes) } }))

  test('EMA', () => expectColumns('sql/finance/ema', { ema12: { unit: 0.01, values: ema(closes, 12) } }))

  test('MACD', async () => {
    const { macd: line, signal } = macd(closes)
    await expectColumns('sql/finance/macd', {
      macd: { unit: 0.01, values: line },
      signal: { unit: 0.01, values: signal },
      histogram: { unit: 0.01, values: line.map((value, index) => value - (signal[index] ?? Number.NaN)) },
    })
  })

  test('ATR', async () => {
    const ranges = trueRanges(bars)
    await expectColumns('sql/finance/atr', {
      range: { unit: 0.01, values: ranges },
      atr: { unit: 0.01, values: rolling(ranges, 14, mean) },
    })
  })

  test('Bollinger bandwidth', async () => {
    const widths = rolling(closes, 20, (frame) => (400 * deviation(frame)) / mean(frame))
    const place = rolling(
      widths.map((width, index) => (index < 24 ? Number.NaN : width)),
      24,
      (frame) => {
        const full = frame.filter((width) => !Number.isNaN(width))
        const low = Math.min(...full)
        return (100 * ((frame.at(-1) ?? Number.NaN) - low)) / (Math.max(...full) - low)
      },
    )
    await expectColumns('sql/finance/bollinger-bandwidth', {
      bandwidth: { unit: 0.001, values: widths },
      place: { unit: 1, values: place },
    })
  })

  test('maximum drawdown', async () => {
    const ether = barsOf('ETH-USDT', 6)
    const falls = drawdowns(ether.map(({ close }) => close))
    await expectColumns(
      'sql/finance/maximum-drawdown',
      {
        drawdown: { unit: 0.01, values: falls },
        maximum: { unit: 0.01, values: rolling(falls, falls.length, (frame) => Math.min(...frame)) },
      },
      ether,
    )
  })

  test('candles', () =>
    expectColumns(
      'sql/finance/ohlc',
      Object.fromEntries(
        (['open', 'high', 'low', 'close', 'volume'] as const).map((name) => [
          name,
          { unit: 0.01, values: twoHours.map((bar) => bar[name]) },
        ]),
      ),
      twoHours,
    ))

  test('stochastic oscillator', async () => {
    const k = rolling14((frame) => {
      const low = Math.min(...frame.map((bar) => bar.low))
      const high = Math.max(...frame.map((bar) => bar.high))
      return (100 * ((frame.at(-1)?.close ?? Number.NaN) - low)) / (high - low)
    })
    await expectColumns('sql/finance/stochastic', {
      k: { unit: 0.1, values: k },
      d: { unit: 0.1, values: rolling(k, 3, mean) },
    })
  })

  test('Bollinger bands', () => {
    const band = (deviations: number) =>
      rolling(closes, 20, (frame) => mean(frame) + deviations * deviation(frame))
    return expectColumns('sql/finance/bollinger-bands', {
      lower: { unit: 0.01, values: band(-2) },
      middle: { unit: 0.01, values: band(0) },
      upper: { unit: 0.01, values: band(2) },
    })
  })

  test('rolling standard deviation', () => {
    const ether = barsOf('ETH-USDT', 1).filter(({ timestamp }) => timestamp >= '2025-10-02')
    const values = ether.map(({ close }) => close)
    return expectColumns(
      'sql/finance/rolling-stddev',
      {
        deviation: { unit: 0.001, values: rolling(values, 12, deviation) },
        score: {
          unit: 0.01,
          values: rolling(
            values,
            12,
            (frame) => ((frame.at(-1) ?? Number.NaN) - mean(frame)) / deviation(frame),
          ),
        },
      },
      ether,
    )
  })

  test('Donchian channels', () => {
    const before = (index: number) => bars.slice(index - 20, index)
    return expectColumns('sql/finance/donchian-channels', {
      lower: { unit: 0.01, values: bars.map((_, index) => Math.min(...before(index).map(({ low }) => low))) },
      upper: {
        unit: 0.01,
        values: bars.map((_, index) => Math.max(...before(index).map(({ high }) => high))),
      },
    })
  })

  test('Keltner channels', () => {
    const ranges = rolling(trueRanges(bars), 10, mean)
    const line = (width: number) =>
      ema(closes, 20).map((middle, index) => middle + width * (ranges[index] ?? Number.NaN))
    return expectColumns('sql/finance/keltner-channels', {
      lower: { unit: 0.01, values: line(-2) },
      middle: { unit: 0.01, values: line(0) },
      upper: { unit: 0.01, values: line(2) },
    })
  })

  test('rate of change', () =>
    expectColumns('sql/finance/rate-of-change', {
      percent: {
        unit: 0.01,
        values: closes.map((close, index) => 100 * (close / (closes[index - 12] ?? Number.NaN) - 1)),
      },
    }))
})
