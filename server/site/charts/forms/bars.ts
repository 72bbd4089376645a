import { scaleLinear } from 'd3-scale'
import { parseNumber } from '../cells.ts'
import {
  type ChartInput,
  cellsOf,
  isTimeColumn,
  optionalCells,
  stepOf,
  valuesOf,
  xColumn,
  yColumns,
} from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { type Drawing, down, rect, seriesKeys, shortNumber, text } from '../marks.ts'
import { drawColumns } from './cartesian.ts'
import { eventsOf } from './events.ts'

const ROW = 24
/** The room at the right for a value beside its bar. */
export const LONGEST = 0.86

/** Bars: over time they stand, over names they lie below each other with their values, which suits any width. */
export function drawBars(input: ChartInput): Drawing {
  const x = xColumn(input)
  const names = cellsOf(input, x)
  if (!isTimeColumn(input, x)) return drawRanked(input, names)
  if (areRegular(input)) return drawColumns(input)
  const days = new Set(names.map((name) => name.slice(0, 10)))
  return drawRanked(
    input,
    names.map((name) => (days.size > 1 ? name.slice(0, 10) : name.slice(11, 19))),
  )
}

const MOST_SLOTS = 40

/** Checks that columns over time would be wide enough to see, and each have a place of its own. */
function areRegular(input: ChartInput): boolean {
  const { events } = eventsOf(input)
  const times = events.map(({ from }) => from)
  const taken = new Set(events.map(({ from, key }) => `${from} ${key}`))
  return taken.size === times.length && ((times.at(-1) ?? 0) - (times[0] ?? 0)) / stepOf(times) < MOST_SLOTS
}

function drawRanked(input: ChartInput, names: readonly string[]): Drawing {
  const columns = yColumns(input)
  const values = columns.map((column) => valuesOf(input, column, parseNumber))
  const known = values.flat().filter((value) => value !== null)
  if (known.length === 0) throw new ChartError('there is no number to draw')
  const scale = scaleLinear([Math.min(0, ...known), Math.max(0, ...known)], [0, LONGEST])
  const keys = optionalCells(input, input.options.by)
  const labels = names.map((name, row) => [name, keys[row]].filter(Boolean).join(' '))
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
        text('beside', end, top + 11, value === null ? 'null' : shortNumber(value)),
      ]
    }),
    text('ty', 0, row * band + 5 + (columns.length * thick) / 2 + 4, label),
  ])
  return {
    height: names.length * band + 4,
    names: labels,
    marks: [down('zero', zero), ...marks],
    keys: seriesKeys('bar', columns),
  }
}
