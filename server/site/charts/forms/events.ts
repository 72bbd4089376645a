import { extent } from 'd3-array'
import { timeAxis } from '../axes.ts'
import { parseTime } from '../cells.ts'
import { type ChartInput, optionalCells, rawRows, valuesOf, xColumn } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import {
  across,
  type Drawing,
  dot,
  type Key,
  line,
  linesOfLabels,
  rect,
  rowsKey,
  seriesKeys,
  text,
} from '../marks.ts'

/** The rows of a result as points in time, or as spans where `to=` names their ends, and the inserted rows around them. */
export function eventsOf(input: ChartInput) {
  const { by, to, label } = input.options
  const ends = to ? valuesOf(input, to, parseTime) : []
  const labels = optionalCells(input, label)
  const keys = optionalCells(input, by)
  const events = valuesOf(input, xColumn(input), parseTime)
    .flatMap((from, row) =>
      from === null ? [] : [{ from, to: ends[row] ?? null, label: labels[row] ?? '', key: keys[row] ?? '' }],
    )
    // Labels look for room from left to right.
    .toSorted((one, other) => one.from - other.from)
  const raw = rawRows(input)
  const times = [...events.flatMap((event) => [event.from, event.to ?? event.from]), ...raw.map(({ x }) => x)]
  const [first, last] = extent(times)
  if (first === undefined) throw new ChartError('there is no timestamp to draw')
  const x = timeAxis(first, last === first ? first + 1000 : last)
  return { events, raw, names: [...new Set([...keys, ...raw.map(({ key }) => key)])], x }
}

/** The times of day, with seconds where one has some. */
function clocksOf(times: readonly number[]): string[] {
  const clocks = times.map((time) => new Date(time).toISOString().slice(11, 19))
  return clocks.every((clock) => clock.endsWith(':00')) ? clocks.map((clock) => clock.slice(0, 5)) : clocks
}

const LANE = 40

/** A lane for each key: the rows of the result are full unless their label is null, what else was inserted is hollow. */
export function drawLanes(input: ChartInput): Drawing {
  const { events, raw, names, x } = eventsOf(input)
  const height = names.length * LANE + 6
  const levelOf = (key: string) => names.indexOf(key) * LANE + 22
  const labelsOf = new Map(names.map((key) => [key, linesOfLabels(levelOf(key) - 10, levelOf(key) + 18)]))
  const marks = events.flatMap(({ from, to, label, key }) => {
    const [start, y] = [x.place(from), levelOf(key)]
    return [
      to === null || to === from
        ? dot(label === 'null' ? NULL : 'p s0', start, y)
        : rect('b s0 span', [start, x.place(to)], [y - 6, y + 6]),
      ...(labelsOf.get(key)?.(start, label) ?? []),
    ]
  })
  return {
    x,
    height,
    names,
    marks: [
      ...names.map((key) => across('lane', levelOf(key))),
      ...names.map((key) => text('ty', 0, levelOf(key) + 4, key)),
      ...raw.map((row) => dot('raw', x.place(row.x), levelOf(row.key))),
      ...marks,
    ],
    keys: [
      ...seriesKeys(input.options.to ? 'bar' : 'dot', ['result']),
      ...(events.some(({ label }) => label === 'null') ? keyOfNull('null') : []),
      ...rowsKey(input),
    ],
  }
}

/** A point to which something is missing. */
const NULL = 'p s0 alone'
const keyOfNull = (text: string, className = NULL): Key[] => [{ kind: 'dot', className, text }]

const TOP = 26
const BOTTOM = 104

/** Two times of each row on a track each, joined by a line: the rows of two tables (`names=`) that match. */
export function drawTracks(input: ChartInput): Drawing {
  const { to, rows, names: tables, label: named } = input.options
  if (!to) throw new ChartError('tracks need to=, the column with the time of the match')
  const { events, raw, names, x } = eventsOf(input)
  const placed = events.map((event) => ({
    ...event,
    from: x.place(event.from),
    to: event.to === null ? null : x.place(event.to),
    series: `s${names.indexOf(event.key)}`,
  }))
  const alone = placed.find(({ to: end }) => end === null)
  const labelOf = linesOfLabels(TOP - 9, TOP - 22)
  const matchLabelOf = linesOfLabels(BOTTOM + 16)
  const ends = placed.flatMap(({ to: end }) => end ?? []).toSorted((one, other) => one - other)
  const times = events.flatMap(({ from, to: end }) => [from, end ?? from])
  const clocks = new Map(clocksOf(times).map((clock, at) => [x.place(times[at] ?? 0), clock]))
  // A time that a label below says already is not said twice.
  for (const { at } of x.ticks) clocks.delete(at)
  const [upper = xColumn(input), lower = to] = tables?.split(',') ?? []
  return {
    x,
    height: BOTTOM + 18,
    names: [upper, lower],
    marks: [
      across('lane', TOP),
      across('lane', BOTTOM),
      text('ty', 0, TOP + 4, upper),
      text('ty', 0, BOTTOM + 4, lower),
      ...placed.flatMap(({ from, to: end, series }) =>
        end === null ? [] : [line(`link ${series}`, [from, end], [TOP, BOTTOM])],
      ),
      ...raw.map((row) => dot('raw', x.place(row.x), BOTTOM)),
      ...placed.flatMap(({ to: end, series }) =>
        end === null || rows ? [] : [dot(`p ${series}`, end, BOTTOM)],
      ),
      ...ends.flatMap((end) => matchLabelOf(end, clocks.get(end) ?? '')),
      ...placed.flatMap(({ from, to: end, label, series }, at) => [
        dot(`p ${series}${end === null ? ' alone' : ''}`, from, TOP),
        ...labelOf(from, named ? label : placed[at - 1]?.from === from ? '' : (clocks.get(from) ?? '')),
      ]),
    ],
    keys: [
      ...seriesKeys(
        'dot',
        names.map((name) => name || 'row of the result'),
      ),
      ...(alone ? keyOfNull('no match', `p ${alone.series} alone`) : []),
      ...rowsKey(input),
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
  const { frame = '', y = '' } = input.options
  const [, count, unit] = /^(\d+)(ms|[smhd])?$/.exec(frame) ?? []
  if (!count) throw new ChartError('frames need frame=2 or frame=30s')
  const { events, x } = eventsOf({ ...input, options: { ...input.options, label: y } })
  const height = events.length * STEP + 4
  const names = clocksOf(events.map(({ from }) => from))
  const firstOf = (row: number, time: number) =>
    unit
      ? events.findIndex(({ from }) => time - from <= Number(count) * (UNITS[unit] ?? 0))
      : Math.max(0, row - Number(count))
  const marks = events.flatMap(({ from: time, label }, row) => {
    const level = row * STEP + 14
    const at = x.place(time)
    const first = firstOf(row, time)
    const dots = (look: string, some: typeof events) =>
      some.map(({ from }) => dot(look, x.place(from), level))
    return [
      text('ty', 0, level + 4, names[row] ?? ''),
      rect('b s0 span', [x.place(events[first]?.from ?? time), at], [level - 8, level + 8]),
      ...dots('out', [...events.slice(0, first), ...events.slice(row + 1)]),
      ...dots('raw', events.slice(first, row)),
      dot('p s0', at, level),
      text(at > 0.9 ? 'beside before' : 'beside', at, level + 4, label),
    ]
  })
  return {
    x,
    height,
    names,
    marks,
    keys: [
      { kind: 'dot', className: 'p s0', text: `row, with its ${y}` },
      { kind: 'dot', className: 'raw', text: 'rows in its frame' },
      { kind: 'dot', className: 'out', text: 'rows outside' },
    ],
  }
}
