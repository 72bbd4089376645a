/** Textbook definitions as loops, in no way built like the queries of the recipes. */

type Series = readonly number[]

const sum = (values: Series) => values.reduce((total, value) => total + value, 0)
export const mean = (values: Series) => sum(values) / values.length

/** Applies a function to each value with the ones before it, at most `length` in all. */
export const rolling = (values: Series, length: number, of: (frame: Series) => number): number[] =>
  values.map((_, index) => of(values.slice(Math.max(0, index + 1 - length), index + 1)))

/** Each value with the one before it; the first has none. */
const steps = (values: Series, of: (now: number, before: number) => number): number[] =>
  values.map((value, index) => (index === 0 ? 0 : of(value, values[index - 1] ?? Number.NaN)))

export function ema(values: Series, period: number): number[] {
  let average = values[0] ?? Number.NaN
  return values.map((value) => {
    average += (2 / (period + 1)) * (value - average)
    return average
  })
}

export function macd(closes: Series): { macd: number[]; signal: number[] } {
  const slow = ema(closes, 26)
  const line = ema(closes, 12).map((fast, index) => fast - (slow[index] ?? Number.NaN))
  return { macd: line, signal: ema(line, 9) }
}

export function rsi(closes: Series): number[] {
  const gains = rolling(
    steps(closes, (now, before) => Math.max(0, now - before)),
    14,
    mean,
  )
  const losses = rolling(
    steps(closes, (now, before) => Math.max(0, before - now)),
    14,
    mean,
  )
  return gains.map((gain, index) => 100 - 100 / (1 + gain / (losses[index] ?? Number.NaN)))
}

export function trueRanges(bars: readonly { high: number; low: number; close: number }[]): number[] {
  return bars.map(({ high, low }, index) => {
    const previous = bars[index - 1]?.close
    return previous === undefined ? high - low : Math.max(high, previous) - Math.min(low, previous)
  })
}

/** The deviation of a population. */
export const deviation = (values: Series): number => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

export function drawdowns(values: Series): number[] {
  let peak = Number.NEGATIVE_INFINITY
  return values.map((value) => {
    peak = Math.max(peak, value)
    return (100 * (value - peak)) / peak
  })
}
