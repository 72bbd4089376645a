import { scaleLinear } from 'd3-scale'
import {
  type ChartInput,
  cellsOf,
  isTimeColumn,
  parserOf,
  valuesOf,
  xColumn,
  yColumns,
} from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { type Drawing, line, longest, rect, text } from '../marks.ts'
import { drawColumns } from './cartesian.ts'

const ROW = 24
/** What is left at the right for a value beside its bar. */
const LONGEST = 0.86

/** Bars: over time they stand, over names they lie below each other with their values, which suits any width. */
export function drawBars(input: ChartInput): Drawing {
  const x = xColumn(input)
  return isTimeColumn(input, x) ? drawColumns(input) : drawRanked(input, cellsOf(input, x))
}

function drawRanked(input: ChartInput, names: readonly string[]): Drawing {
  const { by } = input.spec.options
  const columns = yColumns(input)
  const values = columns.map((column) => valuesOf(input, column, parserOf(input, column)))
  const known = values.flat().filter((value) => value !== null)
  if (known.length === 0) throw new ChartError('there is no number to draw')
  const scale = scaleLinear([Math.min(0, ...known), Math.max(0, ...known)], [0, LONGEST])
  const keys = by ? cellsOf(input, by) : []
  const labels = names.map((name, row) => (by ? `${name} ${keys[row]}` : name))
  const thick = columns.length > 1 ? 16 : 14
  const band = ROW + thick * (columns.length - 1)
  const zero = scale(0)
  const marks = labels.flatMap((label, row) => [
    ...values.flatMap((column, index) => {
      const value = column[row] ?? null
      const top = row * band + 5 + index * thick
      const end = Math.max(scale(value ?? 0), zero)
      return [
        ...(value === null ? [] : [rect(`b s${index}`, [zero, scale(value)], [top, top + 14])]),
        text(
          'beside',
          end,
          top + 11,
          value === null ? 'null' : (cellsOf(input, columns[index] ?? '')[row] ?? ''),
        ),
      ]
    }),
    text('ty', 0, row * band + 5 + (columns.length * thick) / 2 + 4, label),
  ])
  return {
    height: names.length * band + 4,
    left: longest(labels),
    marks: [line('g', [zero, zero], [0, names.length * band + 4]), ...marks],
    keys: columns.map((column, index) => ({ kind: 'bar', className: `b s${index}`, text: column })),
  }
}
