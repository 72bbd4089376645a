export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5)

/** The value that the given share of numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The growth from the first to the last of values at equal distances, along the straight line closest to them. */
export function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const part = (weigh: (at: number, value: number) => number) =>
    values.reduce((sum, value, at) => sum + weigh(at - middle, value - mean), 0)
  return (part((at, value) => at * value) / part((at) => at * at)) * (values.length - 1)
}
