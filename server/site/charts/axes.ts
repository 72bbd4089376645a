import { extent, range } from 'd3-array'
import { scaleLinear, scaleUtc } from 'd3-scale'

/** The height of a plot in pixels. Its width is the reader's: along x all places are shares of it. */
export const HEIGHT = 160

export interface Tick {
  readonly at: number
  readonly label: string
}

export interface Axis {
  /** The values at its ends. */
  readonly domain: readonly [number, number]
  readonly ticks: readonly Tick[]
  /** The place of a value: a share of the width along x, pixels from the top along y. */
  place(value: number): number
}

const SECOND = 1000
const DAY = 86_400_000

/** The share of the width and of the height that stays free at an end, so that a mark there lies inside. */
const EDGE_X = 0.02
const EDGE_Y = 0.05

/** An axis of time in UTC; bars and blocks, which end inside, need no `edge`. */
export function timeAxis(from: number, to: number, edge = EDGE_X): Axis {
  // Over a few days each gets its name, and no hour between them; the long names of seconds are fewer.
  const [days, minutes] = [(to - from) / DAY, (to - from) / (60 * SECOND)]
  const ticks = scaleUtc([from, to], [0, 1])
    .ticks(days > 1.5 && days < 4 ? 3 : minutes < 4 ? 4 : 5)
    .map(Number)
  const step = (ticks[1] ?? to) - (ticks[0] ?? from)
  // The scale of times would cut a time to milliseconds.
  const place = scaleLinear([from, to], [edge, 1 - edge])
  return {
    domain: [place.invert(0), place.invert(1)],
    ticks: ticks.map((tick) => ({ at: place(tick), label: timeLabel(tick, step) })),
    place,
  }
}

/** A tick in the middle of each step of an axis, with the time at which the step begins. */
export const ticksOfSteps = ({ domain: [from, to], place }: Axis, step: number): Tick[] =>
  range(from, to, step).map((start) => ({ at: place(start + step / 2), label: timeLabel(start, step) }))

/** A time as short as its neighbors allow. */
function timeLabel(time: number, step: number): string {
  const iso = new Date(time).toISOString()
  if (step >= 360 * DAY) return iso.slice(0, 4)
  if (step >= 28 * DAY) return iso.slice(0, 7)
  if (step >= DAY || time % DAY === 0)
    return new Date(time).toLocaleString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  if (step >= 60 * SECOND) return iso.slice(11, 16)
  return iso.slice(11, time % SECOND === 0 ? 19 : step >= SECOND / 10 ? 21 : 23)
}

/** An axis of numbers along x. */
export const numberAxis = (from: number, to: number): Axis => linearAxis([from, to], [0, 1], 5, EDGE_X)

/** An axis of numbers from the bottom to the top; with `ground`, 0 is at the bottom if no value is below it. */
export function valueAxis(values: readonly number[], ground = false): Axis {
  const [low = 0, high = 0] = extent(values)
  const room = high === low ? Math.abs(high) || 1 : 0
  const below = ground && low >= 0 ? 0 : EDGE_Y
  return linearAxis([low - room / 2, high + room / 2], [HEIGHT, 0], 4, EDGE_Y, below)
}

type Ends = readonly [number, number]

function linearAxis(values: Ends, [start, end]: Ends, count: number, after: number, before = after): Axis {
  const inner = [start + before * (end - start), end - after * (end - start)]
  const scale = scaleLinear(values, inner).nice(count)
  const format = scale.tickFormat(count)
  return {
    domain: [scale.invert(start), scale.invert(end)],
    ticks: scale.ticks(count).map((tick) => ({ at: scale(tick), label: format(tick) })),
    place: scale,
  }
}
