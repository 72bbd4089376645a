/** Textbook definitions as loops, in no way built like the queries of the recipes. */

type Series = readonly number[]

export const sum = (values: Series) => values.reduce((total, value) => total + value, 0)
export const mean = (values: Series) => sum(values) / values.length
/** The value at a place; outside it is not a number. */
export const at = (values: Series, index: number): number => values[index] ?? Number.NaN
export const last = <Value>(values: readonly Value[]): Value => values[values.length - 1] as Value

/** Applies a function to each value with the ones before it, at most `length` in all. */
export const rolling = <Value>(
  values: readonly Value[],
  length: number,
  of: (frame: readonly Value[]) => number,
): number[] => values.map((_, index) => of(values.slice(Math.max(0, index + 1 - length), index + 1)))

export function ema(values: Series, period: number): number[] {
  let average = at(values, 0)
  return values.map((value) => {
    average += (2 / (period + 1)) * (value - average)
    return average
  })
}

export function rsi(closes: Series): number[] {
  const steps = closes.map((now, index) => (index === 0 ? 0 : now - at(closes, index - 1)))
  const gains = rolling(steps, 14, (frame) => mean(frame.map((step) => Math.max(0, step))))
  const losses = rolling(steps, 14, (frame) => mean(frame.map((step) => Math.max(0, -step))))
  return gains.map((gain, index) => 100 - 100 / (1 + gain / at(losses, index)))
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
