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
    const { slackX, slackY } = axesOf(asked)
    expectSame(placesOf(asked, 'p'), pointsOf(tableOf(asked)), slackX, slackY)
  },
  fit(asked) {
    const { y, slackX, slackY } = axesOf(asked)
    const { cells } = tableOf(asked)
    const [low = 0, high = 0] = asked.domains.x ?? []
    const lines = find(asked.svg, isOf('l')).map(({ properties: p }): Pair => [y(p.y1), y(p.y2)])
    const slopes = cells('slope').map(number)
    expectSame(
      lines,
      cells('intercept').map((cell, row): Pair => {
        const at = (value: number) => number(cell) + (slopes[row] ?? Number.NaN) * value
        return [at(low), at(high)]
      }),
      slackY,
      slackY,
    )
    expectSame(
      placesOf(asked, 'p'),
      asked.inserted.map(([pointY, pointX]): Pair => [number(pointX), number(pointY)]),
      slackX,
      slackY,
    )
  },
  strip(asked) {
    const { slackX } = axesOf(asked)
    tableOf(asked).ys.forEach((column, index) => {
      expectSame(
        placesOf(asked, `s${index}`),
        column.map((each): Pair => [each, 0]),
        slackX,
        0,
      )
    })
    expectSame(
      placesOf(asked, 'raw'),
      asked.inserted.map(([cell]): Pair => [number(cell), 0]),
      slackX,
      0,
    )
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
    expect(wordsOf(asked, 'beside')).toEqual(
      wanted.map((each) => (Number.isNaN(each) ? 'null' : String(Number(each.toPrecision(6))))),
    )
  },
  candles(asked) {
    const { y, slackY } = axesOf(asked)
    const { cells } = tableOf(asked)
    const [open, high, low, close] = ['open', 'high', 'low', 'close'].map((name) => cells(name).map(number))
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
    expectSame(
      [...placesOf(asked, 'p'), ...find(asked.svg, isOf('b')).map((bar) => spanOf(bar, x))],
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
    const { slackX } = axesOf(asked)
    const { xs, cells } = tableOf(asked)
    expectSame(
      placesOf(asked, 'p'),
      xs.map((from): Pair => [from, 0]),
      slackX,
      1,
    )
    expect(wordsOf(asked, 'beside')).toEqual(cells(asked.options.y ?? ''))
  },
  blocks(asked) {
    const { x, slackX } = axesOf(asked)
    const { xs } = tableOf(asked)
    const ends = find(asked.svg, isOf('b')).map((bar) => spanOf(bar, x, 0.3))
    const step = Math.min(...ends.map(([from, to]) => to - from))
    expectSame(
      ends,
      xs.map((from): Pair => [from, from + step]),
      slackX,
      2 * slackX,
    )
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
  grid(asked) {
    const { x, y, slackX, slackY } = axesOf(asked)
    const { cells } = tableOf(asked)
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

describe('the marks of each chart of the documentation, read back, are the values of its result:', async () => {
  test.each((await chartsOfPages()).map((chart) => [chart.place, chart] as const))('%s', (_place, chart) => {
    CHECKS[chart.form]?.(chart)
    expect(CHECKS).toHaveProperty(chart.form)
  })
})
