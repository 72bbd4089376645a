export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5)

/** The value that the given share of numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
