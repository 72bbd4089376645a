import type { Element } from 'hast'
import { s } from 'hastscript'
import { type Axis, HEIGHT } from './axes.ts'
import type { ChartInput } from './chart-data.ts'

/** A mark of the legend, and its words. */
export interface Key {
  readonly kind: 'line' | 'dot' | 'bar'
  readonly className: string
  readonly text: string
}

const SERIES: Readonly<Record<Key['kind'], string>> = { line: '', dot: 'p ', bar: 'b ' }

/** The legend of several series, each in its own color and shape. */
export const seriesKeys = (kind: Key['kind'], names: readonly string[]): Key[] =>
  names.map((text, index) => ({ kind, className: `${SERIES[kind]}s${index}`, text }))

/** The legend of the inserted rows and of the labels, if a chart has them. */
export const rowsKey = ({ options: { rows, label } }: ChartInput): (Key | string)[] => [
  ...(rows ? [{ kind: 'dot' as const, className: 'raw', text: `rows of ${rows.split('.')[0]}` }] : []),
  ...(label ? [`labels: ${label}`] : []),
]

/** A finished drawing. */
export interface Drawing {
  readonly marks: readonly Element[]
  /** The legend; words alone name an axis, or the labels. */
  readonly keys: readonly (Key | string)[]
  /** Without the labels below. */
  readonly height: number
  /** The labels at the left of what has no y axis. */
  readonly names?: readonly string[]
  readonly x?: Axis
  readonly y?: Axis
}

/** A share of the width. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`
/** Tenths of a pixel: less is not visible. */
export const pixels = (value: number): number => Math.round(value * 10) / 10

/** Two places along an axis. */
type Ends = readonly [number, number]

export const line = (className: string, x: Ends, y: Ends): Element =>
  s('line', {
    class: className,
    x1: percent(x[0]),
    x2: percent(x[1]),
    y1: pixels(y[0]),
    y2: pixels(y[1]),
  })

export const rect = (className: string, x: Ends, y: Ends): Element => {
  // Rounded ends, so that the bottom is as exact as the top.
  const [top, bottom] = [pixels(Math.min(...y)), pixels(Math.max(...y))]
  return s('rect', {
    class: className,
    x: percent(Math.min(...x)),
    width: percent(Math.abs(x[1] - x[0])),
    y: top,
    height: pixels(bottom - top),
  })
}

/** A point; the styles give each series a shape of its own, which is moved onto its place. */
export const dot = (className: string, x: number, y: number): Element =>
  / s[1-9]/.test(className)
    ? s('rect', { class: className, x: percent(x), y: pixels(y) })
    : s('circle', { class: className, cx: percent(x), cy: pixels(y) })

export const text = (className: string, x: number, y: number, words: string): Element =>
  s('text', { class: className, ...(x !== 0 && { x: percent(x) }), y: pixels(y) }, words)

/** A line across the plot. */
export const across = (className: string, y: number): Element => s('rect', { class: className, y: pixels(y) })

/** A line from the top of the plot to its bottom. */
export const down = (className: string, x: number): Element => s('rect', { class: className, x: percent(x) })

/** Gives neighbors of one class a group that has it. */
export function grouped(marks: readonly Element[]): Element[] {
  const runs: Element[][] = []
  for (const mark of marks) {
    const run = runs.at(-1)
    if (run && classOf(run[0]) === classOf(mark)) run.push(mark)
    else runs.push([mark])
  }
  return runs.flatMap((run) => {
    const name = classOf(run[0])
    if (run.length === 1 || !name) return run
    return [
      s(
        'g',
        { class: name },
        run.map(({ properties: { className: _, ...own }, ...mark }) => ({ ...mark, properties: own })),
      ),
    ]
  })
}

const classOf = (mark?: Element): string => [mark?.properties.className ?? []].flat().join(' ')

/** The units of a path's own width, which the page stretches to the plot's. */
export const PATH_WIDTH = 1000

/** A path in stretched units; its stroke is not stretched. */
export const path = (className: string, d: string): Element =>
  s('svg', { viewBox: `0 0 ${PATH_WIDTH} ${HEIGHT}`, height: HEIGHT, preserveAspectRatio: 'none' }, [
    s('path', { class: className, d }),
  ])

/** The lines and labels of an axis from the bottom to the top. */
export const levels = ({ ticks }: Axis): Element[] => [
  ...ticks.map(({ at }) => across('g', at)),
  ...ticks.map(({ at, label }) => text('ty', 0, at + 4, label)),
]

/** Characters from a chart's left edge to its right one, at 320 pixels and where there is room. */
const NARROW = 36
const ROOMY = 80

/** Labels that are longer than the room beside the plot grow inward at its ends. */
const SHORT = 7

/** The vertical lines of an axis, and as many labels below as have room beside `left` characters. */
export function timeline({ ticks }: Axis, height: number, left: number): Element[] {
  const long = longest(ticks.map(({ label }) => label))
  const distance = (ticks[1]?.at ?? 1) - (ticks[0]?.at ?? 0)
  // A label that grows inward takes half of its length from the room of its neighbor.
  const needed = long > SHORT ? 1.5 * long + 1 : long + 2
  const every = Math.ceil(needed / (distance * (ROOMY - left)))
  const everyNarrow = every * Math.ceil(needed / (distance * every * (NARROW - left)))
  const labels = (isNarrow: boolean) =>
    ticks.flatMap(({ at, label }, index) =>
      index % every === 0 && (index % everyNarrow === 0) === isNarrow
        ? [text(`tx${long > SHORT ? inward(at) : ''}${isNarrow ? '' : ' w'}`, at, height + 18, label)]
        : [],
    )
  return [...ticks.map(({ at }) => down('v', at)), ...labels(true), ...labels(false)]
}

/** A value in at most six digits; the table has all of them. */
export const shortNumber = (value: number): string => String(Number(value.toPrecision(6)))

/** At the ends a label grows inward. */
export const inward = (share: number): string => (share > 0.9 ? ' end' : share < 0.1 ? ' start' : '')

/** Labels on lines of a drawing: what would lie on another is on the next line, or is left out, first on phones. */
export function linesOfLabels(...levels: number[]): (share: number, words: string) => Element[] {
  const lines = levels.map((y) => ({ y, last: Number.NEGATIVE_INFINITY }))
  return (share, words) => {
    const withRoom = (character: number) => lines.find(({ last }) => share - last >= words.length * character)
    const onPhones = withRoom(0.045)
    const line = words === '' ? undefined : (onPhones ?? withRoom(0.02))
    if (!line) return []
    line.last = share
    return [text(`val${inward(share)}${onPhones ? '' : ' w'}`, share, line.y, words)]
  }
}

export const longest = (labels: readonly string[]): number =>
  Math.max(0, ...labels.map(({ length }) => length))
