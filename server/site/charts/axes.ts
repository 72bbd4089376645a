import { scaleLinear, scaleUtc } from 'd3-scale'

/** The height of a plot in pixels. Its width is the reader's: along x all places are shares of it. */
export const HEIGHT = 160

export interface Tick {
  readonly at: number
  readonly label: string
}

export interface Axis {
  readonly domain: readonly [number, number]
  readonly ticks: readonly Tick[]
  /** The place of a value: a share of the width along x, pixels from the top along y. */
  place(value: number): number
}

const SECOND = 1000
const DAY = 86_400_000

/** An axis of time in UTC. */
export function timeAxis(from: number, to: number): Axis {
  // Over a few days each gets its name, and no hour between them.
  const days = (to - from) / DAY
  const ticks = scaleUtc([from, to], [0, 1])
    .ticks(days > 1.5 && days < 6 ? 3 : 5)
    .map(Number)
  const step = (ticks[1] ?? to) - (ticks[0] ?? from)
  // The library's scale cuts a time to milliseconds.
  const place = (value: number) => (value - from) / (to - from)
  return {
    domain: [from, to],
    ticks: ticks.map((tick) => ({ at: place(tick), label: timeLabel(tick, step) })),
    place,
  }
}

/** A time as short as its neighbors allow. */
function timeLabel(time: number, step: number): string {
  const date = new Date(time)
  const iso = date.toISOString()
  if (step >= 360 * DAY) return iso.slice(0, 4)
  if (step >= 28 * DAY) return iso.slice(0, 7)
  if (step >= DAY || iso.endsWith('T00:00:00.000Z')) {
    const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
    return `${month} ${date.getUTCDate()}`
  }
  if (step >= 60 * SECOND) return iso.slice(11, 16)
  return iso.slice(11, step >= SECOND ? 19 : step >= SECOND / 10 ? 21 : 23)
}

/** An axis of numbers along x. */
export function numberAxis(from: number, to: number): Axis {
  const scale = scaleLinear([from, to], [0, 1]).nice(5)
  const [low = from, high = to] = scale.domain()
  const format = scale.tickFormat(5)
  return {
    domain: [low, high],
    ticks: scale.ticks(5).map((tick) => ({ at: scale(tick), label: format(tick) })),
    place: (value) => scale(value),
  }
}

/** An axis of numbers from the bottom to the top. */
export function valueAxis(values: readonly number[], zero: boolean): Axis {
  const all = zero ? [0, ...values] : values
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const room = high === low ? Math.abs(high) || 1 : 0
  const scale = scaleLinear([low - room / 2, high + room / 2], [HEIGHT, 0]).nice(4)
  const [bottom = low, top = high] = scale.domain()
  const format = scale.tickFormat(4)
  return {
    domain: [bottom, top],
    ticks: scale.ticks(4).map((tick) => ({ at: scale(tick), label: format(tick) })),
    place: (value) => scale(value),
  }
}
