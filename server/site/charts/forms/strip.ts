import { extent } from 'd3-array'
import { numberAxis } from '../axes.ts'
import { parseNumber } from '../cells.ts'
import { type ChartInput, cellsOf, rawRows, valuesOf, yColumns } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { across, type Drawing, dot, line, text, timeline } from '../marks.ts'

const SLOTS = 80
const DOT = 8
const LABEL = 15

/** How the values of `rows=` are spread, as a pile of dots; the columns of the result are marks on the same axis. */
export function drawStrip(input: ChartInput): Drawing {
  const raw = rawRows(input).flatMap(({ y }) => (y === null ? [] : [y]))
  const columns = yColumns(input)
  const results = columns.flatMap((column) => {
    const value = valuesOf(input, column, parseNumber)[0] ?? null
    return value === null ? [] : [{ column, value, cell: cellsOf(input, column)[0] }]
  })
  const [from, to] = extent([...raw, ...results.map(({ value }) => value)])
  if (from === undefined || to === undefined || results.length === 0)
    throw new ChartError('there is no number to draw')
  const x = numberAxis(from, to)
  const piles = new Map<number, number>()
  const piled = raw.map((value) => {
    const slot = Math.round(x.place(value) * SLOTS)
    const above = piles.get(slot) ?? 0
    piles.set(slot, above + 1)
    return { value, above }
  })
  const top = results.length * LABEL + 8
  const floor = top + Math.max(3, ...piles.values()) * DOT + 4
  return {
    x,
    height: floor,
    left: 3,
    marks: [
      ...timeline(x, floor),
      across('lane', floor),
      ...piled.map(({ value, above }) => dot('raw', x.place(value), floor - 5 - above * DOT)),
      ...results.flatMap(({ column, value, cell }, index) => {
        const at = x.place(value)
        const level = index * LABEL + 10
        return [
          line('l s0 mark', [at, at], [level - 8, floor]),
          text(at > 0.6 ? 'beside before' : 'beside', at, level, `${column} ${cell}`),
        ]
      }),
    ],
    keys: [
      { kind: 'line', className: 's0', text: 'result' },
      { kind: 'dot', className: 'raw', text: `rows of ${input.spec.options.rows?.split('.')[0]}` },
    ],
  }
}
