import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { type ChartInput, chosenRows } from './chart-data.ts'
import { ChartError } from './chart-spec.ts'
import { drawBars } from './forms/bars.ts'
import { drawBlocks } from './forms/blocks.ts'
import { drawCandles, drawLine, drawScatter, drawSteps } from './forms/cartesian.ts'
import { drawFit, drawStrip } from './forms/distributions.ts'
import { drawFrames, drawLanes, drawTracks } from './forms/events.ts'
import { drawGrid } from './forms/geohash-grid.ts'
import { drawLadder } from './forms/ladder.ts'
import { type Drawing, dot, grouped, type Key, levels, longest, timeline } from './marks.ts'

/** The forms that authors may name. */
const FORMS: Readonly<Record<string, (input: ChartInput) => Drawing>> = {
  line: drawLine,
  steps: drawSteps,
  bars: drawBars,
  candles: drawCandles,
  scatter: drawScatter,
  fit: drawFit,
  strip: drawStrip,
  lanes: drawLanes,
  tracks: drawTracks,
  frames: drawFrames,
  blocks: drawBlocks,
  ladder: drawLadder,
  grid: drawGrid,
}

/** Draws a result in the form that its author named. Throws ChartError. */
export function drawChart(result: ChartInput): Drawing {
  const draw = FORMS[result.form]
  if (!draw)
    throw new ChartError(`there is no form "${result.form}": there are ${Object.keys(FORMS).join(', ')}`)
  return draw({ ...result, rows: chosenRows(result, result.options.only) })
}

/** Draws a result below its legend; `name` is the sentence that says what it shows, `id` that of the page. Throws ChartError. */
export function chartOf(result: ChartInput, name: string, id: string): Element {
  const { height, names = [], marks, keys, x, y } = drawChart(result)
  const widest = longest(y ? y.ticks.map(({ label }) => label) : names)
  const left = LEFTS.find((most) => most >= widest) ?? LONGEST_LEFT
  const isNamedAbove = keys.length < 2 && typeof keys[0] !== 'string'
  const look = {
    class: `plot left${left}`,
    height: height + (x ? BELOW : 0),
    role: 'img',
    ariaLabelledBy: id,
  }
  return h('div', { class: 'chart' }, [
    h('p', { id, ariaHidden: 'true' }, name),
    ...(isNamedAbove ? [] : [h('p', { class: 'legend' }, keys.map(legendEntry))]),
    s('svg', look, grouped([...(y ? levels(y) : []), ...(x ? timeline(x, height, left) : []), ...marks])),
  ])
}

/** The height of the labels below. */
export const BELOW = 24

/** The widths of the column of labels at the left that the styles have, in characters. */
const LEFTS = [3, 5, 8, 12]
const LONGEST_LEFT = 16

const legendEntry = (key: Key | string): Element =>
  typeof key === 'string'
    ? h('span', key)
    : h('span', [s('svg', { class: 'swatch' }, [SWATCHES[key.kind](key.className)]), key.text])

const SWATCHES: Readonly<Record<Key['kind'], (className: string) => Element>> = {
  line: (className) => s('path', { class: `l ${className}`, d: 'M1 6H19' }),
  dot: (className) => dot(className, 0.5, 6),
  bar: (className) => s('rect', { class: className, x: 2, y: 1, width: 16, height: 10 }),
}
