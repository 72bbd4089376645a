import type { Element } from 'hast'
import { s } from 'hastscript'
import { type Axis, HEIGHT } from './axes.ts'

/** A mark of the legend, and its words. */
export interface Key {
  readonly kind: 'line' | 'steps' | 'dot' | 'bar'
  readonly className: string
  readonly text: string
}

/** A finished drawing. */
export interface Drawing {
  readonly marks: readonly Element[]
  readonly keys: readonly Key[]
  /** Without the labels below. */
  readonly height: number
  /** The longest label at the left, in characters. */
  readonly left: number
  readonly x?: Axis
  readonly y?: Axis
}

const round = (value: number): number => Math.round(value * 100) / 100

/** A share of the width. */
export const percent = (share: number): string => `${round(share * 100)}%`
export const pixels = (value: number): number => round(value)

export const line = (
  className: string,
  x: readonly [number, number],
  y: readonly [number, number],
): Element =>
  s('line', {
    class: className,
    x1: percent(x[0]),
    x2: percent(x[1]),
    y1: pixels(y[0]),
    y2: pixels(y[1]),
  })

export const rect = (
  className: string,
  x: readonly [number, number],
  y: readonly [number, number],
): Element =>
  s('rect', {
    class: className,
    x: percent(Math.min(...x)),
    width: percent(Math.abs(x[1] - x[0])),
    y: pixels(Math.min(...y)),
    height: pixels(Math.abs(y[1] - y[0])),
  })

/** A point; the styles give each series a shape of its own, which is moved onto its place. */
export const dot = (className: string, x: number, y: number): Element =>
  / s[1-9]/.test(className)
    ? s('rect', { class: className, x: percent(x), y: pixels(y), width: 7, height: 7 })
    : s('circle', { class: className, cx: percent(x), cy: pixels(y), r: 4 })

export const text = (className: string, x: number, y: number, words: string): Element =>
  s('text', { class: className, x: percent(x), y: pixels(y) }, words)

/** The units of a path's own width, which the page stretches to the plot's. */
export const PATH_WIDTH = 1000

/** A path in stretched units; its stroke is not stretched. */
export const path = (className: string, d: string): Element =>
  s('svg', { viewBox: `0 0 ${PATH_WIDTH} ${HEIGHT}`, height: HEIGHT, preserveAspectRatio: 'none' }, [
    s('path', { class: className, d }),
  ])

/** A label that stands only where there is room. */
export const sparse = (index: number): string => (index % 2 === 1 ? ' w' : '')

/** The lines and labels behind a plot. */
export function grid(x: Axis, y: Axis, height = HEIGHT): Element[] {
  return [
    ...y.ticks.flatMap(({ at, label }) => [
      line('g', [0, 1], [at, at]),
      s('text', { class: 'ty', x: -8, y: pixels(at + 4) }, label),
    ]),
    ...timeline(x, height),
  ]
}

/** The vertical lines of an axis, and its labels below. */
export function timeline(x: Axis, height: number): Element[] {
  const apart = Math.ceil(x.ticks.length / (longest(x.ticks.map(({ label }) => label)) > 5 ? 3 : 5))
  return x.ticks.flatMap(({ at, label }, index) => [
    line('g v', [at, at], [0, height]),
    text(index % apart === 0 ? 'tx' : 'tx w', at, height + 18, label),
  ])
}

/** A value in at most six digits; the table has all of them. */
export const shortNumber = (value: number): string => String(Number(value.toPrecision(6)))

/** At the ends a label grows inward. */
export const inward = (share: number): string => (share > 0.9 ? ' end' : share < 0.1 ? ' start' : '')

/** Labels on one line of a drawing: where they would lie on each other, later ones are left out, first on phones. */
export function lineOfLabels(y: number): (share: number, words: string) => Element[] {
  let last = Number.NEGATIVE_INFINITY
  return (share, words) => {
    const room = share - last
    if (words === '' || room < words.length * 0.02) return []
    last = share
    return [text(`val${inward(share)}${room < words.length * 0.045 ? ' w' : ''}`, share, y, words)]
  }
}

export const longest = (labels: readonly string[]): number =>
  Math.max(0, ...labels.map(({ length }) => length))
