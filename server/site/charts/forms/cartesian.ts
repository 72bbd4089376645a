import { extent } from 'd3-array'
import { line as linePath } from 'd3-shape'
import type { Element } from 'hast'
import { type Axis, HEIGHT, numberAxis, ticksOfSteps, timeAxis, valueAxis } from '../axes.ts'
import {
  type ChartInput,
  isTimeColumn,
  type Point,
  type RawRow,
  rawRows,
  type Series,
  seriesOf,
  stepOf,
  xColumn,
  yColumns,
} from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import {
  type Drawing,
  dot,
  inward,
  type Key,
  line,
  PATH_WIDTH,
  path,
  pixels,
  rect,
  rowsKey,
  seriesKeys,
  shortNumber,
  text,
} from '../marks.ts'

interface Plot {
  readonly input: ChartInput
  readonly series: readonly Series[]
  readonly names: readonly string[]
  readonly raw: readonly RawRow[]
  /** The length of a bucket; 0 for points. */
  readonly step: number
  readonly x: Axis
  readonly y: Axis
}

/** Series and rows on common axes; `wide` gives the last bucket its length. */
function plotOf(input: ChartInput, { wide = false, zero = false } = {}): Plot {
  const series = seriesOf(input).filter(({ points }) => points.some(({ y }) => y !== null))
  const raw = rawRows(input)
  const xs = series.flatMap(({ points }) => points.map(({ x }) => x))
  const ys = known([...series.flatMap(({ points }) => points), ...raw]).map(({ y }) => y)
  if (ys.length === 0) throw new ChartError('there is no number to draw')
  const step = wide ? stepOf(xs) : 0
  const [from = 0, to = 1] = extent([...xs, ...xs.map((x) => x + step), ...raw.map(({ x }) => x)])
  const x = isTimeColumn(input, xColumn(input))
    ? timeAxis(from, to, wide && raw.length === 0 ? 0 : undefined)
    : numberAxis(from, to)
  const names = series.map(({ name }) => name)
  return { input, series, names, raw, step, x, y: valueAxis(zero ? [0, ...ys] : ys, zero) }
}

interface KnownPoint {
  readonly x: number
  readonly y: number
}

const known = (points: readonly Point[]): KnownPoint[] =>
  points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]))

/** A mark for each point that has a value. */
const marksOf = (
  series: readonly Series[],
  draw: (point: KnownPoint, index: number, key: string) => Element,
): Element[] =>
  series.flatMap(({ points, key }, index) => known(points).map((point) => draw(point, index, key)))

function drawingOf({ input, raw, x, y }: Plot, marks: readonly Element[], keys: readonly Key[]): Drawing {
  const rows = known(raw)
  const [along, [up, ...others]] = [xColumn(input), yColumns(input)]
  return {
    x,
    y,
    height: HEIGHT,
    marks: [...marks, ...rows.map((row) => dot('raw', x.place(row.x), y.place(row.y)))],
    keys: [
      ...keys,
      ...(rows.length > 0 ? rowsKey(input) : []),
      ...(isTimeColumn(input, along) ? [] : [`x: ${along}`]),
      ...(input.options.by && others.length === 0 ? [`y: ${up}`] : []),
    ],
  }
}

const VALUES = 8
/** A character of a label on a phone, as a share of the plot's width; the height of a label in pixels. */
const CHARACTER = 0.036
const LINE = 12

/** The values above their marks, as long as they are few: above `base` for one below it, as its column is, below the lows of a line. */
function labels({ series, step, x, y }: Plot, base = Number.NEGATIVE_INFINITY): Element[] {
  const [only] = series
  if (!only || series.length > 1 || only.points.length > VALUES) return []
  const places: { end: number; level: number }[] = []
  return only.points.map((point, at) => {
    const words = point.y === null ? 'null' : shortNumber(point.y)
    const share = x.place(point.x + step / 2)
    const valueAt = (each: number) => only.points[each]?.y ?? Number.POSITIVE_INFINITY
    const isLow = step === 0 && valueAt(at) < Math.min(valueAt(at - 1), valueAt(at + 1))
    const level = (point.y === null ? HEIGHT : y.place(Math.max(point.y, base))) + (isLow ? 14 : -9)
    const side = step === 0 ? inward(share) : ''
    const start = share - (side === ' start' ? 0 : side === ' end' ? 1 : 0.5) * words.length * CHARACTER
    // On phones a label that would lie on an earlier one is left out.
    const isCrowded = places.some((place) => place.end > start && Math.abs(place.level - level) < LINE)
    if (!isCrowded) places.push({ end: start + words.length * CHARACTER, level })
    return text(`val${side}${isCrowded ? ' w' : ''}`, share, level, words)
  })
}

const DOTS = 32

/** Points joined by lines; a null is a gap. */
export function drawLine(input: ChartInput): Drawing {
  const plot = plotOf(input)
  const { series, x, y } = plot
  const joined = linePath<Point>()
    .defined((point) => point.y !== null)
    .x((point) => pixels(x.place(point.x) * PATH_WIDTH))
    .y((point) => pixels(y.place(point.y ?? 0)))
  const marks = series.flatMap(({ points }, index) => [
    path(`l s${index}`, joined(points) ?? ''),
    ...(points.length > DOTS ? [] : known(points)).map((point) =>
      dot(`p s${index}`, x.place(point.x), y.place(point.y)),
    ),
  ])
  return drawingOf(plot, [...marks, ...labels(plot)], seriesKeys('line', plot.names))
}

/** A value for the length of its bucket; dotted where no row was in it. */
export function drawSteps(input: ChartInput): Drawing {
  const plot = plotOf(input, { wide: true })
  const { series, raw, step, x, y } = plot
  const fill = input.flags.has('fill')
  if (fill && raw.length === 0)
    throw new ChartError('"fill" needs rows=, the table whose rows tell which buckets were empty')
  const isFilled = (key: string, from: number) =>
    fill && !raw.some((row) => row.key === key && row.x >= from && row.x < from + step)
  const marks = marksOf(series, ({ x: from, y: value }, index, key) =>
    line(
      `l s${index}${isFilled(key, from) ? ' fill' : ''}`,
      [x.place(from), x.place(from + step)],
      [y.place(value), y.place(value)],
    ),
  )
  const hasFilled = series.some(({ key, points }) => known(points).some((point) => isFilled(key, point.x)))
  const filled: Key[] = hasFilled ? [{ kind: 'line', className: 's0 fill', text: 'filled' }] : []
  return drawingOf(plot, [...marks, ...labels(plot)], [...seriesKeys('line', plot.names), ...filled])
}

const BAR_SHARE = 0.7

/** The ends of a bar in its bucket: side by side where there are several series. */
function barOf({ series, step, x }: Plot, from: number, index = 0, count = series.length) {
  const width = (step * BAR_SHARE) / count
  const start = from + (step * (1 - BAR_SHARE)) / 2 + index * width
  return [x.place(start), x.place(start + width)] as const
}

/** Columns over time; few of them each have their time below. */
export function drawColumns(input: ChartInput): Drawing {
  const plot = plotOf(input, { wide: true, zero: true })
  const { series, step, x, y } = plot
  const [from, to] = x.domain
  // A day of another time zone does not begin with its date.
  const isAligned = from % step === 0 && to % step === 0
  // The name of a bucket is in its middle.
  const middle = isAligned || x.ticks[0]?.at === 0 ? x.place(from + step / 2) : 0
  const ticks =
    isAligned && (to - from) / step <= VALUES
      ? ticksOfSteps(x, step)
      : x.ticks.map(({ at, label }) => ({ at: at + middle, label })).filter(({ at }) => at <= 1)
  const marks = marksOf(series, (point, index) =>
    rect(`b s${index}`, barOf(plot, point.x, index), [y.place(0), y.place(point.y)]),
  )
  return drawingOf(
    { ...plot, x: { ...x, ticks } },
    [...marks, ...labels(plot, 0)],
    seriesKeys('bar', plot.names),
  )
}

/** Points of two numbers. */
export function drawScatter(input: ChartInput): Drawing {
  const plot = plotOf(input)
  const { series, x, y } = plot
  const marks = marksOf(series, (point, index) => dot(`p s${index}`, x.place(point.x), y.place(point.y)))
  return drawingOf(plot, marks, seriesKeys('dot', plot.names))
}

/** Candles of the columns open, high, low and close: hollow where the price rose, filled and of another color where it fell. */
export function drawCandles(input: ChartInput): Drawing {
  const plot = plotOf({ ...input, options: { ...input.options, y: 'open,high,low,close' } }, { wide: true })
  const { series, y } = plot
  const [open, high, low, close] = series.map(({ points }) => points)
  const marks = (open ?? []).flatMap((point, at) => {
    const [first, top, bottom, last] = [point, high?.[at], low?.[at], close?.[at]].map(
      (each) => each?.y ?? null,
    )
    if (first == null || top == null || bottom == null || last == null) return []
    const [from, to] = barOf(plot, point.x, 0, 1)
    const middle = (from + to) / 2
    const color = last >= first ? 's0 up' : 's4'
    return [
      line(`wick ${color}`, [middle, middle], [y.place(top), y.place(bottom)]),
      // An empty rectangle is not drawn.
      (first === last ? line : rect)(
        `body ${color}`,
        [from, to - (to - from) / 10],
        [y.place(first), y.place(last)],
      ),
    ]
  })
  return drawingOf(plot, marks, [
    { kind: 'bar', className: 'body s0 up', text: 'close above open' },
    { kind: 'bar', className: 'body s4', text: 'close below open' },
  ])
}
