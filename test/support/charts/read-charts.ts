import type { Element } from 'hast'
import { expect } from 'vitest'
import type { Asked } from './charts-of-pages.ts'

export const time = (cell = ''): number =>
  /^\d{4}-\d\d-\d\d/.test(cell) ? Date.parse(`${cell.slice(0, 10)}T00:00Z`) + clock(cell) : Number.NaN
/** Milliseconds since midnight; a date of JavaScript has no microseconds. */
const clock = (cell: string): number =>
  [3_600_000, 60_000, 1000].reduce(
    (sum, unit, at) => sum + unit * Number(cell.slice(11).replace(/Z$/, '').split(':')[at] ?? 0),
    0,
  )
export const number = (cell = ''): number => (cell === '' || cell === 'null' ? Number.NaN : Number(cell))
const value = (cell?: string): number => (Number.isNaN(time(cell)) ? number(cell) : time(cell))

/** The part of the table that a chart draws: its column on the x axis, and the columns of its values. */
export function tableOf({ options, columns, rows }: Asked) {
  const cells = (name: string) => rows.map((row) => row[columns.indexOf(name)] ?? '')
  const x =
    options.x ?? columns.find((name) => cells(name).some((cell) => time(cell) > 0)) ?? columns[0] ?? ''
  const numeric = (name: string) => cells(name).some((cell) => !Number.isNaN(number(cell)))
  const y =
    options.y?.split(',') ?? columns.filter((name) => name !== x && name !== options.by && numeric(name))
  return { xs: cells(x).map(value), xCells: cells(x), ys: y.map((name) => cells(name).map(number)), cells }
}

/** The values that marks stand for, by the domains of the axes alone. */
export function axesOf({ domains }: Asked) {
  const [left, right] = domains.x ?? [0, 0]
  const [low, high] = domains.y ?? [0, 0]
  return {
    x: (share: unknown) => left + (Number.parseFloat(String(share)) / 100) * (right - left),
    y: (pixels: unknown) => high - (Number(pixels) / 160) * (high - low),
    slackX: (right - left) / 5000,
    // Half of a tenth of a pixel.
    slackY: (high - low) / 160 / 19,
  }
}

export const isOf = (name: string) => (element: Element) =>
  ` ${element.properties.className ?? element.properties.class} `.replaceAll(',', ' ').includes(` ${name} `)

export type Pair = readonly [number, number]

/** Both lists hold the same points, whatever their order. */
export function expectSame(
  drawn: readonly Pair[],
  wanted: readonly Pair[],
  slackX: number,
  slackY: number,
): void {
  const left = [...drawn]
  for (const [x, y] of wanted) {
    const at = left.findIndex(
      ([otherX, otherY]) => Math.abs(otherX - x) <= slackX && Math.abs(otherY - y) <= slackY,
    )
    expect(at, `${x} ${y} in ${JSON.stringify(left)}`).toBeGreaterThanOrEqual(0)
    left.splice(at, 1)
  }
  expect(left).toEqual([])
}

export const pointsOf = ({ xs, ys }: ReturnType<typeof tableOf>): Pair[] =>
  ys
    .flatMap((column) => xs.map((x, row): Pair => [x, column[row] ?? Number.NaN]))
    .filter(([x, y]) => !Number.isNaN(x + y))
