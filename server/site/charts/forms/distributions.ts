import { extent } from 'd3-array'
import { HEIGHT, numberAxis, valueAxis } from '../axes.ts'
import { parseNumber } from '../cells.ts'
import { type ChartInput, optionalCells, rawRows, valuesOf, yColumns } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { across, type Drawing, dot, line, rowsKey, seriesKeys, text } from '../marks.ts'

/** The inserted rows, each with the row of the result that has its key. */
const pointsOf = (input: ChartInput, names: readonly string[]) =>
  rawRows(input).flatMap(({ x, y, key }) =>
    y === null || !names.includes(key) ? [] : [{ x, y, row: names.indexOf(key) }],
  )

/** The column of `rows=` along x. */
const axisKey = ({ options: { rows } }: ChartInput) => (rows ? [`x: ${rows.split(/[.,]/).at(-1)}`] : [])

/** Places for the values of a strip: those in one are piled. */
const SLOTS = 32
const DOT = 8

/** A strip for each row: its columns of numbers, such as quantiles, are marks on one axis, below the values of `rows=`. */
export function drawStrip(input: ChartInput): Drawing {
  const columns = yColumns(input)
  const marks = columns.map((column) => valuesOf(input, column, parseNumber))
  const names = optionalCells(input, input.options.by)
  const raw = pointsOf(input, names)
  const [low, high] = extent([...marks.flat(), ...raw.map(({ y }) => y)].filter((value) => value !== null))
  if (low === undefined) throw new ChartError('there is no number to draw')
  const x = numberAxis(low, high)
  const piles = new Map<string, number>()
  const piled = raw.map(({ y, row }) => {
    const slot = `${row} ${Math.round(x.place(y) * SLOTS)}`
    const above = (piles.get(slot) ?? 0) + 1
    piles.set(slot, above)
    return { share: x.place(y), row, above }
  })
  const lane = Math.max(2, ...piles.values()) * DOT + 22
  const height = names.length * lane
  const levelOf = (row: number) => (row + 1) * lane - 14
  return {
    x,
    height,
    names,
    marks: [
      ...names.map((_, row) => across('lane', levelOf(row))),
      ...names.map((name, row) => text('ty', 0, levelOf(row) + 4, name)),
      ...piled.map(({ share, row, above }) => dot('raw', share, levelOf(row) - 4 - above * DOT)),
      ...marks.flatMap((values, index) =>
        values.flatMap((value, row) =>
          value === null ? [] : [dot(`p s${index}`, x.place(value), levelOf(row))],
        ),
      ),
    ],
    keys: [...seriesKeys('dot', columns), ...rowsKey(input), ...axisKey(input)],
  }
}

/** The line of each row, from its `slope` and `intercept`, among the points of `rows=`, from where x is 0. */
export function drawFit(input: ChartInput): Drawing {
  const names = optionalCells(input, input.options.by)
  const points = pointsOf(input, names)
  if (points.length === 0) throw new ChartError('fit needs rows=table.y,x, the points that the line is among')
  const last = Math.max(...points.map((point) => point.x))
  const x = numberAxis(0, last)
  const ends = [x.place(0), x.place(last)] as const
  const intercepts = valuesOf(input, 'intercept', parseNumber)
  const lines = valuesOf(input, 'slope', parseNumber).map((slope, row) =>
    [0, last].map((at) => (intercepts[row] ?? Number.NaN) + (slope ?? Number.NaN) * at),
  )
  const y = valueAxis([...points.map((point) => point.y), ...lines.flat()])
  return {
    x,
    y,
    height: HEIGHT,
    marks: [
      ...lines.flatMap(([start = Number.NaN, end = Number.NaN], row) =>
        Number.isNaN(start + end) ? [] : [line(`l s${row}`, ends, [y.place(start), y.place(end)])],
      ),
      ...points.map((point) => dot(`p s${point.row}`, x.place(point.x), y.place(point.y))),
    ],
    keys: [
      ...seriesKeys('dot', names),
      ...seriesKeys(
        'line',
        names.map((name) => `line of ${name}`),
      ),
      ...axisKey(input),
    ],
  }
}
