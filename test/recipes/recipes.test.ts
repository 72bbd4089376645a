import { describe, expect, test } from 'vitest'
import { deviation, drawdowns, ema, macd, mean, rolling, rsi, trueRanges } from './indicators.ts'
import { readResults } from './read-result.ts'
import { barsOf, sampleTrades } from './trades.ts'

const bars = barsOf('BTC-USDT', 1)
const closes = bars.map(({ close }) => close)

/** Half a unit of the last place that a recipe shows, and what the sums differ by. */
const within = (unit: number) => unit / 2 + 1e-6

interface Expected {
  readonly unit: number
  readonly values: readonly number[]
}

/** Compares each shown row with the value of its bar. */
async function expectColumns(recipe: string, columns: Record<string, Expected>, of = bars): Promise<void> {
  const [rows = []] = await readResults(recipe)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows)
    for (const [name, { unit, values }] of Object.entries(columns)) {
      const index = of.findIndex(({ timestamp }) => timestamp === row.timestamp)
      const difference = Math.abs(Number(row[name]) - (values[index] ?? Number.NaN))
      expect(difference, `${name} at ${row.timestamp}`).toBeLessThanOrEqual(within(unit))
    }
}

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
