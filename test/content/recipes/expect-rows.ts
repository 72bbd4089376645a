import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { parseResultTable } from '#server/site/compile/samples/result-table.ts'
import { type Bar, barsOf } from './trades.ts'

type Row = Readonly<Record<string, string>>

/** The sums of the database and of a loop differ by this. */
const SUMS = 1e-6

/** The rows of a recipe's measured results, one list for each `result` fence, by column. */
export async function readResults(recipe: string): Promise<Row[][]> {
  const text = await readFile(`${ROOT}content/docs/cookbook/${recipe}.mdx`, 'utf8')
  return [...text.matchAll(/^```result.*\n([\s\S]*?)^```/gm)].map(([, body = '']) => {
    const { columns = [], rows = [] } = parseResultTable(body) ?? {}
    return rows.map((cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])))
  })
}

/** Compares each row of a recipe's result with what is computed for it, to half of the last place that its column shows. */
export async function expectRows(
  recipe: string,
  valuesOf: (row: Row, index: number) => Readonly<Record<string, number | undefined>>,
  fence = 0,
): Promise<void> {
  const rows = (await readResults(recipe))[fence] ?? []
  expect(rows.length).toBeGreaterThan(0)
  for (const [index, row] of rows.entries())
    for (const [name, value = Number.NaN] of Object.entries(valuesOf(row, index))) {
      const difference = Math.abs(Number(row[name]) - value)
      expect(difference, `${name} in row ${index + 1}`).toBeLessThanOrEqual(lastPlace(rows, name) / 2 + SUMS)
    }
}

const lastPlace = (rows: readonly Row[], name: string): number =>
  10 **
  -Math.max(...rows.map((row) => /\.(\d+)$/.exec(row[name]?.replace(/\.0$/, '') ?? '')?.[1]?.length ?? 0))

/** Compares each row with the values of its bar. */
export const expectSeries = (
  recipe: string,
  columns: Readonly<Record<string, readonly number[]>>,
  bars: readonly Bar[] = barsOf('BTC-USDT', 1),
  fence = 0,
): Promise<void> => {
  const valuesOf = (row: Row) => {
    const index = bars.findIndex(({ timestamp }) => timestamp === row.timestamp)
    return Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[index]]))
  }
  return expectRows(recipe, valuesOf, fence)
}
