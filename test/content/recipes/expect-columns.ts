import { expect } from 'vitest'
import { readResults } from './read-result.ts'
import { type Bar, barsOf } from './trades.ts'

/** Half a unit of the last place that a recipe shows, and what the sums differ by. */
export const within = (unit: number) => unit / 2 + 1e-6

interface Expected {
  readonly unit: number
  readonly values: readonly number[]
}

/** Compares each shown row with the value of its bar. */
export async function expectColumns(
  recipe: string,
  columns: Record<string, Expected>,
  of: readonly Bar[] = barsOf('BTC-USDT', 1),
): Promise<void> {
  const [rows = []] = await readResults(recipe)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows)
    for (const [name, { unit, values }] of Object.entries(columns)) {
      const index = of.findIndex(({ timestamp }) => timestamp === row.timestamp)
      const difference = Math.abs(Number(row[name]) - (values[index] ?? Number.NaN))
      expect(difference, `${name} at ${row.timestamp}`).toBeLessThanOrEqual(within(unit))
    }
}
