import { range } from 'd3-array'
import { timeAxis } from '../axes.ts'
import { parseTime } from '../cells.ts'
import { type ChartInput, stepOf } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { type Drawing, type Key, linesOfLabels, rect, rowsKey, seriesKeys } from '../marks.ts'
import { eventsOf } from './events.ts'

const TOP = 24
const BOTTOM = 60

/** A block for each stretch of time, such as a partition; hollow where the result has none. `by=` tells blocks apart. */
export function drawBlocks(input: ChartInput): Drawing {
  const { by, from: first } = input.options
  const { events, names } = eventsOf(input)
  // True is drawn full, whichever comes first.
  const order = names.toSorted((one, other) => Number(other === 'true') - Number(one === 'true'))
  const known = events.map((event) => event.from)
  const begin = parseTime(first)
  if (first !== undefined && begin === null) throw new ChartError(`from=${first} is not a timestamp`)
  const all = begin === null ? known : [begin, ...known]
  const step = new Set(all).size > 1 ? stepOf(all) : 86_400_000
  const [from, to] = [Math.min(...all), Math.max(...all) + step]
  const x = timeAxis(from, to, 0)
  const labelOf = linesOfLabels(TOP - 8)
  const block = (className: string, start: number) =>
    rect(className, [x.place(start) + 0.003, x.place(start + step) - 0.003], [TOP, BOTTOM])
  const empty = range(Math.round((to - from) / step))
    .map((at) => from + at * step)
    .filter((start) => !known.includes(start))
  const none: Key[] = empty.length > 0 ? [{ kind: 'bar', className: 'none', text: 'none' }] : []
  return {
    x,
    height: BOTTOM + 12,
    marks: [
      ...empty.map((start) => block('none', start)),
      ...events.flatMap((event) => [
        block(`b s${order.indexOf(event.key)}`, event.from),
        ...labelOf(x.place(event.from + step / 2), event.label),
      ]),
    ],
    keys: [
      ...seriesKeys(
        'bar',
        order.map((name) => (by ? `${by}: ${name}` : 'result')),
      ),
      ...none,
      ...rowsKey(input),
    ],
  }
}
