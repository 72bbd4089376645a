import type { Element } from 'hast'
import { describe, expect, test } from 'vitest'
import { type Asked, chartsOfPages, find } from '#test/support/charts/charts-of-pages.ts'
import {
  axesOf,
  expectSame,
  isOf,
  number,
  type Pair,
  pointsOf,
  tableOf,
  time,
} from '#test/support/charts/read-charts.ts'

/** The values at which points with a class are. */
const placesOf = (asked: Asked, name: string): Pair[] => {
  const { x, y } = axesOf(asked)
  return find(asked.svg, isOf(name)).map(({ properties: p }) => [x(p.cx ?? p.x), y(p.cy ?? p.y)])
}

const wordsOf = ({ svg }: Asked, name: string): string[] =>
  find(svg, isOf(name)).map(({ children: [child] }) => (child?.type === 'text' ? child.value : ''))

/** The values at the ends of a bar, which stands back from its neighbors by a share of the width. */
function spanOf({ properties }: Element, x: (share: unknown) => number, gap = 0): Pair {
  const [from, width] = [properties.x, properties.width].map((share) => Number.parseFloat(String(share)))
  return [x((from ?? 0) - gap), x((from ?? 0) + (width ?? 0) + gap)]
}

type Axes = ReturnType<typeof axesOf>
type Table = ReturnType<typeof tableOf>

/** Values that have one direction. */
const alone = (values: readonly number[]): Pair[] => values.map((value) => [value, 0])
/** The values of two columns, row by row. */
const paired = (one: readonly number[], other: readonly number[]): Pair[] =>
  one.map((value, row) => [value, other[row] ?? Number.NaN])

const CHECKS: Readonly<Record<string, (asked: Asked, axes: Axes, table: Table) => void>> = {
  line(asked, { x, y, slackX, slackY }, table) {
    const drawn = find(asked.svg, isOf('l')).flatMap(({ properties }): Pair[] =>
      [...String(properties.d).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, share, pixels]) => [
        x(Number(share) / 10),
        y(pixels),
      ]),
    )
    expectSame(drawn, pointsOf(table), slackX, slackY)
  },
  scatter: (asked, { slackX, slackY }, table) =>
    expectSame(placesOf(asked, 'p'), pointsOf(table), slackX, slackY),
  fit(asked, { x, y, slackX, slackY }, { cells }) {
    const ends = find(asked.svg, isOf('l')).map(({ properties: p }): Pair => [x(p.x1), x(p.x2)])
    const lines = find(asked.svg, isOf('l')).map(({ properties: p }): Pair => [y(p.y1), y(p.y2)])
    const low = 0
    const high = Math.max(...asked.inserted.map(([, pointX]) => number(pointX)))
    const [intercepts, slopes] = ['intercept', 'slope'].map((name) => cells(name).map(number))
    const wanted = paired(intercepts ?? [], slopes ?? []).map(([start, slope]): Pair => {
      return [start + slope * low, start + slope * high]
    })
    expectSame(
      ends,
      lines.map(() => [low, high]),
      slackX,
      slackX,
    )
    expectSame(lines, wanted, slackY, slackY)
    const points = asked.inserted.map(([pointY, pointX]): Pair => [number(pointX), number(pointY)])
    expectSame(placesOf(asked, 'p'), points, slackX, slackY)
  },
  strip(asked, { slackX }, { ys }) {
    for (const [index, column] of ys.entries())
      expectSame(placesOf(asked, `s${index}`), alone(column), slackX, 0)
    const raw = asked.inserted.map(([cell]) => number(cell))
    expectSame(placesOf(asked, 'raw'), alone(raw), slackX, 0)
  },
  steps(asked, { x, y, slackX, slackY }, table) {
    const drawn = find(asked.svg, isOf('l')).map(({ properties: p }): Pair => [x(p.x1), y(p.y1)])
    expectSame(drawn, pointsOf(table), slackX, slackY)
  },
  bars(asked, { y, slackY }, table) {
    const bars = find(asked.svg, isOf('b'))
    if (asked.domains.y) {
      const drawn = bars.map(({ properties: p }) => {
        const [top, bottom] = [y(p.y), y(Number(p.y) + Number(p.height))]
        return Math.abs(top) > Math.abs(bottom) ? top : bottom
      })
      const wanted = pointsOf(table).map(([, each]) => each)
      expectSame(alone(drawn), alone(wanted), slackY, 0)
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
    expect(wordsOf(asked, 'beside')).toEqual(
      wanted.map((each) => (Number.isNaN(each) ? 'null' : String(Number(each.toPrecision(6))))),
    )
  },
  candles(asked, { y, slackY }, { cells }) {
    const [open = [], high = [], low = [], close = []] = ['open', 'high', 'low', 'close'].map((name) =>
      cells(name).map(number),
    )
    const bodies = find(asked.svg, isOf('body')).map((body): Pair => {
      const { y: top = body.properties.y1, height = 0 } = body.properties
      const ends: Pair = [y(Number(top) + Number(height)), y(top)]
      return isOf('up')(body) ? ends : [ends[1], ends[0]]
    })
    expectSame(bodies, paired(open, close), slackY, slackY)
    const wicks = find(asked.svg, isOf('wick')).map(({ properties: p }): Pair => [y(p.y1), y(p.y2)])
    expectSame(wicks, paired(high, low), slackY, slackY)
  },
  lanes(asked, { x, slackX }, { xs, cells }) {
    // A span without a length is a dot.
    const ends = cells(asked.options.to ?? '').map((cell, row) => (time(cell) === xs[row] ? 0 : time(cell)))
    const drawn = [...placesOf(asked, 'p'), ...find(asked.svg, isOf('b')).map((bar) => spanOf(bar, x))]
    const wanted = asked.options.to ? paired(xs, ends) : alone(xs)
    expectSame(
      drawn,
      wanted.filter(([from]) => !Number.isNaN(from)),
      slackX,
      slackX,
    )
  },
  tracks(asked, { x, slackX }, { xs, cells }) {
    const links = find(asked.svg, isOf('link')).map(({ properties: p }): Pair => [x(p.x1), x(p.x2)])
    const wanted = paired(xs, cells(asked.options.to ?? '').map(time))
    expectSame(
      links,
      wanted.filter(([from, to]) => !Number.isNaN(from + to)),
      slackX,
      slackX,
    )
  },
  frames(asked, { x, slackX }, { xs, cells }) {
    expectSame(placesOf(asked, 'p'), alone(xs), slackX, 1)
    const [, count, unit] = /^(\d+)(s?)$/.exec(asked.options.frame ?? '') ?? []
    const starts = xs.map((at, row) =>
      unit
        ? Math.min(...xs.filter((start) => start >= at - Number(count) * 1000))
        : (xs[Math.max(0, row - Number(count))] ?? at),
    )
    const drawn = find(asked.svg, isOf('b')).map((bar) => spanOf(bar, x))
    expectSame(drawn, paired(starts, xs), slackX, slackX)
    expect(wordsOf(asked, 'beside')).toEqual(cells(asked.options.y ?? ''))
  },
  blocks(asked, { x, slackX }, { xs }) {
    const ends = find(asked.svg, isOf('b')).map((bar) => spanOf(bar, x, 0.3))
    const step = Math.min(...ends.map(([from, to]) => to - from))
    const wanted = xs.map((from): Pair => [from, from + step])
    expectSame(ends, wanted, slackX, 2 * slackX)
    // All steps from the first to the last are there, full or hollow.
    const [from = 0, to = 0] = asked.domains.x ?? []
    expect(ends.length + find(asked.svg, isOf('none')).length).toBe(Math.round((to - from) / step))
  },
  ladder(asked) {
    const { rows, columns, options } = asked
    const levels = (options.y?.split(',') ?? []).flatMap((name) => {
      const [prices = [], amounts = []] = JSON.parse(rows[0]?.[columns.indexOf(name)] ?? 'null') ?? []
      return prices.map((price: number, at: number): Pair => [price, amounts[at]])
    })
    const sorted = levels.toSorted(([one], [other]) => other - one)
    const most = Math.max(...sorted.map(([, amount]) => amount))
    const widths = find(asked.svg, isOf('b')).map(({ properties }) =>
      Number.parseFloat(String(properties.width)),
    )
    expect(widths.map((width) => width.toFixed(1))).toEqual(
      sorted.map(([, amount]) => ((amount / most) * 86).toFixed(1)),
    )
    expect(wordsOf(asked, 'ty').map(Number)).toEqual(sorted.map(([price]) => price))
    expect(wordsOf(asked, 'beside').map(Number)).toEqual(sorted.map(([, amount]) => amount))
  },
  grid(asked, { x, y, slackX, slackY }, { cells }) {
    const areas = cells(asked.options.x ?? '').map((hash) => {
      // Each character interleaves the bits of both directions.
      const bits = [...hash]
        .map((digit) => '0123456789bcdefghjkmnpqrstuvwxyz'.indexOf(digit).toString(2).padStart(5, '0'))
        .join('')
      const part = (rest: number) => [...bits].filter((_, at) => at % 2 === rest).join('')
      const start = (code: string, from: number, length: number): Pair => {
        const size = length / 2 ** code.length
        return [from + Number.parseInt(code, 2) * size, size]
      }
      return [start(part(0), -180, 360), start(part(1), -90, 180)] as const
    })
    const drawn = find(asked.svg, isOf('b')).map((bar) => {
      const { y: top, height } = bar.properties
      return [spanOf(bar, x), [y(Number(top) + Number(height)), y(top)]] as const
    })
    for (const [direction, slack] of [
      [0, slackX],
      [1, slackY],
    ] as const)
      expectSame(
        drawn.map((area): Pair => [area[direction][0] ?? 0, area[direction][1] ?? 0]),
        areas.map((area): Pair => [area[direction][0], area[direction][0] + area[direction][1]]),
        slack,
        slack,
      )
  },
}

/** Values in words are cells of the result: numbers in six digits, timestamps without their day. */
function expectWordsOfCells(asked: Asked): void {
  const cells = asked.rows.flat()
  const known = [
    ...cells,
    ...cells.map((cell) => String(Number(number(cell).toPrecision(6)))),
    ...cells.flatMap((cell) => [cell.slice(11, 16), cell.slice(11, 19)]),
  ]
  expect(wordsOf(asked, 'val').filter((words) => !known.includes(words))).toEqual([])
}

describe('the marks of each chart of the documentation, read back, are the values of its result:', async () => {
  test.each((await chartsOfPages()).map((chart) => [chart.place, chart] as const))('%s', (_place, chart) => {
    CHECKS[chart.form]?.(chart, axesOf(chart), tableOf(chart))
    expect(CHECKS).toHaveProperty(chart.form)
    expectWordsOfCells(chart)
  })
})
