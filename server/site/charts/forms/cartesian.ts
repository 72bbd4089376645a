import { extent } from 'd3-array'
import { line as linePath } from 'd3-shape'
import { type Axis, numberAxis, timeAxis, valueAxis } from '../axes.ts'
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
} from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import {
  type Drawing,
  dot,
  grid,
  inward,
  type Key,
  line,
  longest,
  PATH_WIDTH,
  path,
  pixels,
  rect,
  shortNumber,
  sparse,
  text,
} from '../marks.ts'

interface Plot {
  readonly series: readonly Series[]
  readonly raw: readonly RawRow[]
  readonly step: number
  readonly x: Axis
  readonly y: Axis
}

/** Series and rows on common axes; `wide` gives the last bucket its length. */
function plotOf(input: ChartInput, { wide, zero }: { wide: boolean; zero: boolean }): Plot {
  const series = seriesOf(input)
  const raw = rawRows(input)
  const xs = series.flatMap(({ points }) => points.map(({ x }) => x))
  const ys = [...series.flatMap(({ points }) => points), ...raw].flatMap(({ y }) => (y === null ? [] : [y]))
  if (ys.length === 0) throw new ChartError('there is no number to draw')
  const step = wide ? stepOf(xs) : 0
  const [from = 0, to = 1] = extent([...xs, ...xs.map((x) => x + step), ...raw.map(({ x }) => x)])
  const axis = isTimeColumn(input, xColumn(input)) ? timeAxis : numberAxis
  return { series, raw, step, x: axis(from, to), y: valueAxis(ys, zero) }
}

function drawingOf(
  { series, raw, x, y }: Plot,
  input: ChartInput,
  kind: Key['kind'],
  marks: Drawing['marks'],
): Drawing {
  const points = raw.filter((row) => row.y !== null)
  const filled = marks.some(({ properties }) =>
    String(properties.class ?? properties.className).includes('fill'),
  )
  return {
    x,
    y,
    height: y.place(y.domain[0]),
    left: longest(y.ticks.map(({ label }) => label)),
    marks: [...grid(x, y), ...marks, ...points.map((row) => dot('raw', x.place(row.x), y.place(row.y ?? 0)))],
    keys: [
      ...series.map(({ name }, index) => ({
        kind,
        className: `${kind === 'bar' ? 'b ' : kind === 'dot' ? 'p ' : ''}s${index}`,
        text: name,
      })),
      ...(filled ? [{ kind, className: 's0 fill', text: 'filled' }] : []),
      ...(points.length > 0
        ? [
            {
              kind: 'dot' as const,
              className: 'raw',
              text: `rows of ${input.spec.options.rows?.split('.')[0]}`,
            },
          ]
        : []),
    ],
  }
}

const VALUES = 8

/** The values beside their marks, as long as they are few. */
function labels({ series, x, y }: Plot, shift: number): Drawing['marks'] {
  const [only] = series
  if (!only || series.length > 1 || only.points.length > VALUES) return []
  return only.points.map((point, index) =>
    text(
      `val${shift === 0 ? inward(x.place(point.x)) : ''}${only.points.length > 5 ? sparse(index) : ''}`,
      x.place(point.x + shift),
      (point.y === null ? y.place(y.domain[0]) : y.place(point.y)) - 9,
      point.y === null ? 'null' : shortNumber(point.y),
    ),
  )
}

const DOTS = 32

/** Points joined by lines; a null is a gap. */
export function drawLine(input: ChartInput): Drawing {
  const plot = plotOf(input, { wide: false, zero: false })
  const { series, x, y } = plot
  const path_ = linePath<Point>()
    .defined(({ y: value }) => value !== null)
    .x((point) => pixels(x.place(point.x) * PATH_WIDTH))
    .y((point) => pixels(y.place(point.y ?? 0)))
  const marks = series.flatMap(({ points }, index) => [
    path(`l s${index}`, path_(points) ?? ''),
    ...(points.length > DOTS
      ? []
      : points.flatMap((point) =>
          point.y === null ? [] : [dot(`p s${index}`, x.place(point.x), y.place(point.y))],
        )),
  ])
  return drawingOf(plot, input, 'line', [...marks, ...labels(plot, 0)])
}

/** A value for the length of its bucket; dotted where no row was in it. */
export function drawSteps(input: ChartInput): Drawing {
  const plot = plotOf(input, { wide: true, zero: false })
  const { series, raw, step, x, y } = plot
  if (input.spec.flags.has('fill') && raw.length === 0)
    throw new ChartError('"fill" needs rows=, the table whose rows tell which buckets were empty')
  const isFilled = (key: string, from: number) =>
    input.spec.flags.has('fill') &&
    !raw.some((row) => row.key === key && row.x >= from && row.x < from + step)
  const marks = series.flatMap(({ key, points }, index) =>
    points.flatMap((point) =>
      point.y === null
        ? []
        : [
            line(
              `l s${index}${isFilled(key, point.x) ? ' fill' : ''}`,
              [x.place(point.x), x.place(point.x + step)],
              [y.place(point.y), y.place(point.y)],
            ),
          ],
    ),
  )
  return drawingOf(plot, input, 'steps', [...marks, ...labels(plot, step / 2)])
}

const BAR_SHARE = 0.7

/** Columns over time: side by side where there are several series. */
export function drawColumns(input: ChartInput): Drawing {
  const plot = plotOf(input, { wide: true, zero: true })
  const { series, step, x, y } = plot
  const width = (step * BAR_SHARE) / series.length
  const marks = series.flatMap(({ points }, index) =>
    points.flatMap((point) => {
      if (point.y === null) return []
      const from = point.x + (step * (1 - BAR_SHARE)) / 2 + index * width
      return [rect(`b s${index}`, [x.place(from), x.place(from + width)], [y.place(0), y.place(point.y)])]
    }),
  )
  return drawingOf(plot, input, 'bar', [...marks, ...labels(plot, step / 2)])
}

/** Points of two numbers. */
export function drawScatter(input: ChartInput): Drawing {
  const plot = plotOf(input, { wide: false, zero: false })
  const { series, x, y } = plot
  const marks = series.flatMap(({ points }, index) =>
    points.flatMap((point) =>
      point.y === null ? [] : [dot(`p s${index}`, x.place(point.x), y.place(point.y))],
    ),
  )
  return drawingOf(plot, input, 'dot', marks)
}

/** Candles of open, high, low and close: hollow where the price rose. */
export function drawCandles(input: ChartInput): Drawing {
  const names = input.spec.options.y?.split(',') ?? ['open', 'high', 'low', 'close']
  const [open, high, low, close] = names.map((y) =>
    seriesOf({ ...input, spec: { ...input.spec, options: { ...input.spec.options, y } } }),
  )
  if (names.length !== 4 || !open || !high || !low || !close)
    throw new ChartError('candles need four columns: y=open,high,low,close')
  const plot = plotOf(
    { ...input, spec: { ...input.spec, options: { ...input.spec.options, y: names.join(',') } } },
    { wide: true, zero: false },
  )
  const { x, y, step } = plot
  const marks = open.flatMap(({ points }, index) =>
    points.flatMap((point, at) => {
      const [first, top, bottom, last] = [open, high, low, close].map(
        (of) => of[index]?.points[at]?.y ?? null,
      )
      if (first == null || top == null || bottom == null || last == null) return []
      const width = (step * BAR_SHARE) / open.length
      const from = point.x + (step * (1 - BAR_SHARE)) / 2 + index * width
      const rises = last >= first
      const middle = x.place(from + width / 2)
      return [
        line(`wick s${index}`, [middle, middle], [y.place(top), y.place(bottom)]),
        // An empty rectangle is not drawn.
        (first === last ? line : rect)(
          `body s${index}${rises ? ' up' : ''}`,
          [x.place(from), x.place(from + width * 0.9)],
          [y.place(first), y.place(last)],
        ),
      ]
    }),
  )
  const drawing = drawingOf({ ...plot, series: [] }, input, 'bar', marks)
  const names_ = open.length > 1 ? open.map(({ key }) => `${key}: `) : ['']
  return {
    ...drawing,
    keys: [
      ...names_.flatMap((name, index) => [
        { kind: 'bar' as const, className: `body s${index} up`, text: `${name}close above open` },
        { kind: 'bar' as const, className: `body s${index}`, text: `${name}close below open` },
      ]),
      ...drawing.keys,
    ],
  }
}
