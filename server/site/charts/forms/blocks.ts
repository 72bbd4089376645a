import { timeAxis } from '../axes.ts'
import { parseTime } from '../cells.ts'
import { type ChartInput, cellsOf, stepOf, valuesOf, xColumn } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { type Drawing, lineOfLabels, rect, timeline } from '../marks.ts'

const TOP = 24
const BOTTOM = 60

/** A block for each stretch of time, such as a partition; hollow where the result has none. `by=` tells blocks apart. */
export function drawBlocks(input: ChartInput): Drawing {
  const { by, label, from: first } = input.spec.options
  const starts = valuesOf(input, xColumn(input), parseTime)
  const known = starts.filter((start) => start !== null)
  const begin = first === undefined ? null : parseTime(first)
  if (first !== undefined && begin === null) throw new ChartError(`from=${first} is not a timestamp`)
  const all = begin === null ? known : [begin, ...known]
  if (known.length === 0) throw new ChartError('there is no timestamp to draw')
  const step = all.length > 1 ? stepOf(all) : 86_400_000
  const [from, to] = [Math.min(...all), Math.max(...all) + step]
  const x = timeAxis(from, to)
  const keys = by ? cellsOf(input, by) : starts.map(() => '')
  const names = [...new Set(keys)]
  const labels = label ? cellsOf(input, label) : []
  const labelOf = lineOfLabels(TOP - 8)
  const block = (className: string, start: number) =>
    rect(className, [x.place(start) + 0.003, x.place(start + step) - 0.003], [TOP, BOTTOM])
  const empty = Array.from({ length: Math.round((to - from) / step) }, (_, at) => from + at * step).filter(
    (start) => !known.includes(start),
  )
  return {
    x,
    height: BOTTOM + 12,
    left: 0,
    marks: [
      ...timeline(x, BOTTOM + 12),
      ...empty.map((start) => block('none', start)),
      ...starts.flatMap((start, row) =>
        start === null
          ? []
          : [
              block(`b s${names.indexOf(keys[row] ?? '')}`, start),
              ...labelOf(x.place(start + step / 2), labels[row] ?? ''),
            ],
      ),
    ],
    keys: [
      ...names.map((name, index) => ({
        kind: 'bar' as const,
        className: `b s${index}`,
        text: by ? `${by}: ${name}` : label ? `with its ${label}` : 'result',
      })),
      ...(empty.length > 0 ? [{ kind: 'bar' as const, className: 'none', text: 'none' }] : []),
    ],
  }
}
