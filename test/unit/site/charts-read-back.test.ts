import type { Element } from 'hast'
import { describe, expect, test } from 'vitest'
import { type Asked, chartsOfPages, find } from '#test/support/charts-of-pages.ts'

const time = (cell = ''): number =>
  /^\d{4}-\d\d-\d\d/.test(cell) ? Date.parse(`${cell.slice(0, 10)}T00:00Z`) + clock(cell) : Number.NaN
/** Milliseconds since midnight; a date of JavaScript has no microseconds. */
const clock = (cell: string): number =>
  [3_600_000, 60_000, 1000].reduce(
    (sum, unit, at) => sum + unit * Number(cell.slice(11).replace(/Z$/, '').split(':')[at] ?? 0),
    0,
  )
const number = (cell = ''): number => (cell === '' || cell === 'null' ? Number.NaN : Number(cell))
const value = (cell?: string): number => (Number.isNaN(time(cell)) ? number(cell) : time(cell))

/** The part of the table that a chart draws: its column on the x axis, and the columns of its values. */
function tableOf({ options, columns, rows }: Asked) {
  const cells = (name: string) => rows.map((row) => row[columns.indexOf(name)] ?? '')
  const x =
    options.x ?? columns.find((name) => cells(name).some((cell) => time(cell) > 0)) ?? columns[0] ?? ''
  const numeric = (name: string) => cells(name).some((cell) => !Number.isNaN(number(cell)))
  const y =
    options.y?.split(',') ?? columns.filter((name) => name !== x && name !== options.by && numeric(name))
  return { xs: cells(x).map(value), xCells: cells(x), ys: y.map((name) => cells(name).map(number)), cells }
}

/** The values that marks stand for, by the domains of the axes alone. */
function axesOf({ domains }: Asked) {
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

const isOf = (name: string) => (element: Element) =>
  ` ${element.properties.className ?? element.properties.class} `.replaceAll(',', ' ').includes(` ${name} `)

type Pair = readonly [number, number]

/** Both lists hold the same points, whatever their order. */
function expectSame(drawn: readonly Pair[], wanted: readonly Pair[], slackX: number, slackY: number): void {
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

const pointsOf = ({ xs, ys }: ReturnType<typeof tableOf>): Pair[] =>
  ys
    .flatMap((column) => xs.map((x, row): Pair => [x, column[row] ?? Number.NaN]))
    .filter(([x, y]) => !Number.isNaN(x + y))

const CHECKS: Readonly<Record<string, (asked: Asked) => void>> = {
  line(asked) {
    const { x, y, slackX, slackY } = axesOf(asked)
    const drawn = find(asked.svg, isOf('l')).flatMap(({ properties }): Pair[] =>
      [...String(properties.d).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, share, pixels]) => [
        x(Number(share) / 10),
        y(pixels),
      ]),
    )
    expectSame(drawn, pointsOf(tableOf(asked)), slackX, slackY)
  },
  scatter: (asked) => {
    const { x, y, slackX, slackY } = axesOf(asked)
    const drawn = find(asked.svg, isOf('p')).map(
      ({ properties: p }): Pair => [x(p.cx ?? p.x), y(p.cy ?? p.y)],
    )
    expectSame(drawn, pointsOf(tableOf(asked)), slackX, slackY)
  },
  steps(asked) {
    const { x, y, slackX, slackY } = axesOf(asked)
    const drawn = find(asked.svg, isOf('l')).map(({ properties: p }): Pair => [x(p.x1), y(p.y1)])
    expectSame(drawn, pointsOf(tableOf(asked)), slackX, slackY)
  },
  bars(asked) {
    const table = tableOf(asked)
    const bars = find(asked.svg, isOf('b'))
    if (asked.domains.y) {
      const { y, slackX, slackY } = axesOf(asked)
      const drawn = bars.map(({ properties: p }): Pair => {
        const [top, bottom] = [y(p.y), y(Number(p.y) + Number(p.height))]
        return [0, Math.abs(top) > Math.abs(bottom) ? top : bottom]
      })
      expectSame(
        drawn,
        pointsOf(table).map(([, each]): Pair => [0, each]),
        slackX,
        slackY,
      )
      return
    }
    // Without an axis lengths are proportional, and each bar has its value in words.
    const wanted = table.xCells.flatMap((_, row) => table.ys.map((column) => column[row] ?? Number.NaN))
    const known = wanted.filter((each) => !Number.isNaN(each))
    const unit = 86 / (Math.max(0, ...known) - Math.min(0, ...known))
    expect(bars).toHaveLength(known.length)
    bars.forEach(({ properties }, at) => {
      expect(Number.parseFloat(String(properties.width))).toBeCloseTo(Math.abs(known[at] ?? 0) * unit, 1)
    })
    const words = find(asked.svg, isOf('beside')).map(({ children: [child] }) =>
      child?.type === 'text' ? child.value : '',
    )
    expect(words).toEqual(
      wanted.map((each) => (Number.isNaN(each) ? 'null' : String(Number(each.toPrecision(6))))),
    )
  },
  candles(asked) {
    const { y, slackY } = axesOf(asked)
    const { cells } = tableOf(asked)
    const [open, high, low, close] = (asked.options.y?.split(',') ?? ['open', 'high', 'low', 'close']).map(
      (name) => cells(name).map(number),
    )
    const bodies = find(asked.svg, isOf('body')).map((body): Pair => {
      const { y: top = body.properties.y1, height = 0 } = body.properties
      const ends: Pair = [y(Number(top) + Number(height)), y(top)]
      return isOf('up')(body) ? ends : [ends[1], ends[0]]
    })
    expectSame(
      bodies,
      (open ?? []).map((each, row): Pair => [each, close?.[row] ?? 0]),
      slackY,
      slackY,
    )
    const wicks = find(asked.svg, isOf('wick')).map(({ properties: p }): Pair => [y(p.y1), y(p.y2)])
    expectSame(
      wicks,
      (high ?? []).map((each, row): Pair => [each, low?.[row] ?? 0]),
      slackY,
      slackY,
    )
  },
  lanes(asked) {
    const { x, slackX } = axesOf(asked)
    const { xs, cells } = tableOf(asked)
    // A span without a length is a dot.
    const ends = asked.options.to
      ? cells(asked.options.to).map((cell, row) => (time(cell) === xs[row] ? 0 : time(cell)))
      : []
    const dots = find(asked.svg, isOf('p')).map(({ properties: p }): Pair => [x(p.cx ?? p.x), 0])
    const spans = find(asked.svg, isOf('b')).map(
      ({ properties: p }): Pair => [
        x(p.x),
        x(Number.parseFloat(String(p.x)) + Number.parseFloat(String(p.width))),
      ],
    )
    expectSame(
      [...dots, ...spans],
      xs.flatMap((from, row): Pair[] => (Number.isNaN(from) ? [] : [[from, ends[row] ?? 0]])),
      slackX,
      slackX,
    )
  },
  tracks(asked) {
    const { x, slackX } = axesOf(asked)
    const { xs, cells } = tableOf(asked)
    const matches = cells(asked.options.to ?? '').map(time)
    const links = find(asked.svg, isOf('link')).map(({ properties: p }): Pair => [x(p.x1), x(p.x2)])
    expectSame(
      links,
      xs.flatMap((from, row): Pair[] =>
        Number.isNaN(from + (matches[row] ?? 0)) ? [] : [[from, matches[row] ?? 0]],
      ),
      slackX,
      slackX,
    )
  },
  frames(asked) {
    const { x, slackX } = axesOf(asked)
    const { xs, cells } = tableOf(asked)
    const dots = find(asked.svg, isOf('p')).map(({ properties: p }): Pair => [x(p.cx), 0])
    expectSame(
      dots,
      xs.map((from): Pair => [from, 0]),
      slackX,
      1,
    )
    const words = find(asked.svg, isOf('beside')).map(({ children: [child] }) =>
      child?.type === 'text' ? child.value : '',
    )
    expect(words).toEqual(cells(asked.options.y ?? ''))
  },
  strip(asked) {
    const { x, slackX } = axesOf(asked)
    const { ys } = tableOf(asked)
    const marks = find(asked.svg, isOf('mark')).map(({ properties: p }): Pair => [x(p.x1), 0])
    expectSame(
      marks,
      ys.flatMap(([first]): Pair[] => (first === undefined || Number.isNaN(first) ? [] : [[first, 0]])),
      slackX,
      1,
    )
  },
}

describe('the marks of each chart of the documentation, read back, are the values of its result:', async () => {
  test.each((await chartsOfPages()).map((chart) => [chart.place, chart] as const))('%s', (_place, chart) => {
    CHECKS[chart.form]?.(chart)
    expect(CHECKS).toHaveProperty(chart.form)
  })
})
