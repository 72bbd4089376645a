import { extent } from 'd3-array'
import { timeAxis } from '../axes.ts'
import { parseTime } from '../cells.ts'
import { type ChartInput, cellsOf, rawRows, valuesOf, xColumn } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { across, type Drawing, dot, line, lineOfLabels, longest, rect, text, timeline } from '../marks.ts'

const LANE = 34

interface Row {
  readonly from: number
  readonly to: number | null
  readonly label: string
}

/** The rows of a result as points in time, or as spans where `to=` names their ends. */
function rowsOf(input: ChartInput): readonly (Row | null)[] {
  const { to, label } = input.spec.options
  const ends = to ? valuesOf(input, to, parseTime) : []
  const labels = label ? cellsOf(input, label) : []
  return valuesOf(input, xColumn(input), parseTime).map((from, row) =>
    from === null ? null : { from, to: ends[row] ?? null, label: labels[row] ?? '' },
  )
}

function axisOf(times: readonly (number | null)[]) {
  const [from, to] = extent(times.filter((time) => time !== null))
  if (from === undefined) throw new ChartError('there is no timestamp to draw')
  return timeAxis(from, to === from ? from + 1000 : to)
}

const laneLine = (y: number) => across('lane', y)

/** A lane for each key: the rows of the result are full, what else was inserted is hollow. */
export function drawLanes(input: ChartInput): Drawing {
  const { by, rows: table } = input.spec.options
  const result = rowsOf(input)
  const raw = rawRows(input)
  const keys = by ? cellsOf(input, by) : result.map(() => '')
  const lanes = [...new Set([...keys, ...raw.map(({ key }) => key)])]
  const x = axisOf([...result.flatMap((row) => (row ? [row.from, row.to] : [])), ...raw.map((row) => row.x)])
  const levelOf = (key: string) => lanes.indexOf(key) * LANE + 22
  const labelsOf = new Map(lanes.map((key) => [key, lineOfLabels(levelOf(key) - 9)]))
  const marks = result.flatMap((row, at) => {
    if (!row) return []
    const y = levelOf(keys[at] ?? '')
    const from = x.place(row.from)
    return [
      row.to === null || row.to === row.from
        ? dot('p s0', from, y)
        : rect('b s0 span', [from, x.place(row.to)], [y - 6, y + 6]),
      ...(labelsOf.get(keys[at] ?? '')?.(from, row.label) ?? []),
    ]
  })
  return {
    x,
    height: lanes.length * LANE + 6,
    left: longest(lanes),
    marks: [
      ...timeline(x, lanes.length * LANE + 6),
      ...lanes.map((key) => laneLine(levelOf(key))),
      ...lanes.map((key) => text('ty', 0, levelOf(key) + 4, key)),
      ...raw.map((row) => dot('raw', x.place(row.x), levelOf(row.key))),
      ...marks,
    ],
    keys: [
      {
        kind: input.spec.options.to ? 'bar' : 'dot',
        className: input.spec.options.to ? 'b s0' : 'p s0',
        text: 'result',
      },
      ...(table ? [{ kind: 'dot' as const, className: 'raw', text: `rows of ${table.split('.')[0]}` }] : []),
    ],
  }
}

const TOP = 26
const BOTTOM = 104

/** Two times of each row on a track each, joined by a line: which row of the other table a row was matched with. */
export function drawTracks(input: ChartInput): Drawing {
  const { to, by, rows: table } = input.spec.options
  if (!to) throw new ChartError('tracks need to=, the column with the time of the match')
  const result = rowsOf(input)
  const raw = rawRows(input)
  const keys = by ? cellsOf(input, by) : result.map(() => '')
  const series = [...new Set([...keys, ...raw.map(({ key }) => key)])]
  const x = axisOf([...result.flatMap((row) => (row ? [row.from, row.to] : [])), ...raw.map((row) => row.x)])
  const labelOf = lineOfLabels(TOP - 9)
  const ends = result.map((row) => row?.to ?? null)
  return {
    x,
    height: BOTTOM + 18,
    left: longest([xColumn(input), to]),
    marks: [
      ...timeline(x, BOTTOM + 18),
      laneLine(TOP),
      laneLine(BOTTOM),
      text('ty', 0, TOP + 4, xColumn(input)),
      text('ty', 0, BOTTOM + 4, to),
      ...result.flatMap((row, at) =>
        row?.to == null
          ? []
          : [
              line(
                `link s${series.indexOf(keys[at] ?? '')}`,
                [x.place(row.from), x.place(row.to)],
                [TOP, BOTTOM],
              ),
            ],
      ),
      ...raw.map((row) => dot('raw', x.place(row.x), BOTTOM)),
      ...ends.flatMap((end, at) =>
        end === null || table ? [] : [dot(`p s${series.indexOf(keys[at] ?? '')}`, x.place(end), BOTTOM)],
      ),
      ...result.flatMap((row, at) => {
        if (!row) return []
        const from = x.place(row.from)
        return [
          dot(`p s${series.indexOf(keys[at] ?? '')}${row.to === null ? ' alone' : ''}`, from, TOP),
          ...labelOf(from, row.label),
        ]
      }),
    ],
    keys: [
      ...series.map((key, index) => ({
        kind: 'dot' as const,
        className: `p s${index}`,
        text: key || 'row of the result',
      })),
      ...(ends.includes(null) ? [{ kind: 'dot' as const, className: 'p s0 alone', text: 'no match' }] : []),
      ...(table ? [{ kind: 'dot' as const, className: 'raw', text: `rows of ${table.split('.')[0]}` }] : []),
    ],
  }
}

const STEP = 24
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * The frame of each row, one below the other: it slides under the points. `frame=2` is the two rows before the row,
 * `frame=30s` the time before it.
 */
export function drawFrames(input: ChartInput): Drawing {
  const { frame = '', y = '', by } = input.spec.options
  const [, count, unit] = /^(\d+)(ms|[smhd])?$/.exec(frame) ?? []
  if (!count) throw new ChartError('frames need frame=2 or frame=30s')
  const times = valuesOf(input, xColumn(input), parseTime).map((time) => time ?? 0)
  const values = cellsOf(input, y)
  const keys = by ? cellsOf(input, by) : times.map(() => '')
  const x = axisOf(times)
  const height = times.length * STEP + 4
  const inFrame = (row: number) =>
    times.flatMap((time, other) => {
      if (other > row || keys[other] !== keys[row]) return []
      const back = unit
        ? (times[row] ?? 0) - time <= Number(count) * (UNITS[unit] ?? 0)
        : keys.slice(other, row).filter((key) => key === keys[row]).length <= Number(count)
      return back ? [{ other, time }] : []
    })
  return {
    x,
    height,
    left: 3,
    marks: [
      ...timeline(x, height),
      ...times.flatMap((time, row) => {
        const level = row * STEP + 14
        const frameRows = inFrame(row)
        const from = x.place(Math.min(...frameRows.map((each) => each.time)))
        return [
          text('ty', 0, level + 4, String(row + 1)),
          rect('b s0 span', [from, x.place(time)], [level - 8, level + 8]),
          ...times.flatMap((each, other) =>
            frameRows.some((one) => one.other === other) ? [] : [dot('out', x.place(each), level)],
          ),
          ...frameRows.map(({ other, time: each }) =>
            dot(other === row ? 'p s0' : 'raw', x.place(each), level),
          ),
          text(x.place(time) > 0.9 ? 'beside before' : 'beside', x.place(time), level + 4, values[row] ?? ''),
        ]
      }),
    ],
    keys: [
      { kind: 'dot', className: 'p s0', text: `row, with its ${y}` },
      { kind: 'dot', className: 'raw', text: 'rows in its frame' },
      { kind: 'dot', className: 'out', text: 'rows outside' },
    ],
  }
}
