import { scaleLinear } from 'd3-scale'
import { type ChartInput, cellsOf, yColumns } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { type Drawing, rect, seriesKeys, shortNumber, text } from '../marks.ts'
import { LONGEST } from './bars.ts'

const ROW = 22

/** The sides of an order book that the first row has in `y=bids,asks`, arrays of prices and of amounts: the highest price on top. */
export function drawLadder(input: ChartInput): Drawing {
  const columns = yColumns(input)
  const levels = columns
    .flatMap((column, side) => levelsOf(cellsOf(input, column)[0] ?? '', column, side))
    .toSorted((one, other) => other.price - one.price)
  if (levels.length === 0) throw new ChartError('there is no level to draw')
  const scale = scaleLinear([0, Math.max(...levels.map(({ amount }) => amount))], [0, LONGEST])
  const names = levels.map(({ price }) => String(price))
  return {
    height: levels.length * ROW + 4,
    names,
    marks: [
      ...levels.map(({ amount, side }, row) =>
        rect(`b s${side}`, [0, scale(amount)], [row * ROW + 4, row * ROW + 18]),
      ),
      ...levels.map(({ amount }, row) => text('beside', scale(amount), row * ROW + 15, shortNumber(amount))),
      ...names.map((name, row) => text('ty', 0, row * ROW + 15, name)),
    ],
    keys: seriesKeys('bar', columns),
  }
}

function levelsOf(cell: string, column: string, side: number) {
  if (cell === 'null') return []
  const [prices, amounts] = parseArrays(cell) ?? []
  if (!prices || !amounts || prices.length !== amounts.length)
    throw new ChartError(`"${cell}" in the column ${column} is not an array of prices and one of amounts`)
  return prices.map((price, at) => ({ price, amount: amounts[at] ?? 0, side }))
}

/** A cell with an array of arrays of numbers; null if it is none. */
function parseArrays(cell: string): number[][] | null {
  if (!/^\[(?:\[[-\d.,E]*\],?)+\]$/.test(cell)) return null
  try {
    return JSON.parse(cell)
  } catch {
    return null
  }
}
