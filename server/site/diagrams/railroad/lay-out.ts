import type { Element } from 'hast'
import { s } from 'hastscript'
import { type Part, sequenceParts } from './sequence-parts.ts'

/** The height of a box. */
export const BOX = 28
const HALF = BOX / 2
/** The gap between the bottom of a part and the next one below. */
const ROW = 10
/** The gap between the parts of a sequence. */
const GAP = 14
const RADIUS = 8

/** Quarter circles, named by the direction before them and the one after. */
const RIGHT_DOWN = `a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}`
const DOWN_RIGHT = `a${RADIUS} ${RADIUS} 0 0 0 ${RADIUS} ${RADIUS}`
const RIGHT_UP = `a${RADIUS} ${RADIUS} 0 0 0 ${RADIUS}-${RADIUS}`
const UP_RIGHT = `a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS}-${RADIUS}`
const DOWN_LEFT = `a${RADIUS} ${RADIUS} 0 0 1-${RADIUS} ${RADIUS}`
const LEFT_DOWN = `a${RADIUS} ${RADIUS} 0 0 0-${RADIUS} ${RADIUS}`
const LEFT_UP = `a${RADIUS} ${RADIUS} 0 0 1-${RADIUS}-${RADIUS}`

/** A piece of the track as commands of a path, or a box. */
export type Mark = string | Element

/** The link for a rule's name; null if its diagram is not on this page. */
export type HrefOf = (rule: string) => string | null

/**
 * A part of a diagram that knows its size. The track enters at the left at height 0 and leaves at the right at height
 * `exit`; half a box is above the entry, and `below` is the height below it. If the track leaves as it enters, the part
 * around this one draws it, in one line: boxes cover it.
 */
interface Shape {
  readonly width: number
  readonly exit: number
  readonly below: number
  draw(x: number, y: number): readonly Mark[]
}

/** Lays an expression out within a width where its parts allow it: sequences break into rows, boxes do not. */
export function layOut(part: Part, available: number, hrefOf: HrefOf): Shape {
  const inside = (item: Part, margin: number) => layOut(item, available - margin, hrefOf)
  switch (part.kind) {
    case 'terminal':
      return box(part.text, { class: 't' }, null)
    case 'name':
      return box(part.name, {}, hrefOf(part.name))
    case 'choice':
      return choice(part.items.map((item) => inside(item, 4 * RADIUS)))
    case 'repeat':
      return part.sign === '+'
        ? loop(inside(part.item, 2 * RADIUS))
        : choice([NOTHING, inside(part.sign === '?' ? part.item : { ...part, sign: '+' }, 4 * RADIUS)])
    case 'list':
      return loop(
        inside({ kind: 'sequence', items: part.items }, 2 * RADIUS),
        part.separator && inside(part.separator, 2 * RADIUS),
      )
    case 'sequence':
      return stack(
        sequenceParts(part.items).map((item) => inside(item, 2 * RADIUS)),
        available - 2 * RADIUS,
      )
  }
}

const NOTHING: Shape = { width: 0, exit: 0, below: 0, draw: () => [] }

/** The advance of every glyph of the code font at 13 pixels: 0.6 em. */
const ADVANCE = 7.8
const PADDING = 10

/** A keyword or a rule's name in a box, which the styles round. Its width is even, so that every center is a whole pixel. */
function box(text: string, look: { class?: string }, href: string | null): Shape {
  const width = 2 * Math.ceil(([...text].length * ADVANCE) / 2 + PADDING)
  // Only the outer element has the position; the rest is the same everywhere, so the second layout compresses well.
  const draw = (x: number, y: number) => [
    s(href ? 'a' : 'g', { transform: `translate(${x} ${y - HALF})`, ...(href && { href }) }, [
      s('rect', { ...look, width, height: BOX }),
      s('text', { x: width / 2, y: HALF + 4.5 }, text),
    ]),
  ]
  return { width, exit: 0, below: HALF, draw }
}

/** An item at `x` on a track between two ends; the last command is the end of the track. */
export const track = (item: Shape, x: number, y: number, [from, to]: readonly [number, number]): Mark[] =>
  item.exit === 0
    ? [...item.draw(x, y), `M${from} ${y}H${to}`]
    : [`M${from} ${y}H${x}`, ...item.draw(x, y), `M${x + item.width} ${y + item.exit}H${to}`]

/** The first alternative continues straight, the others branch off below it. */
function choice([first = NOTHING, ...others]: readonly Shape[]): Shape {
  const inner = Math.max(first.width, ...others.map(({ width }) => width))
  let below = first.below
  const branches = others.map((item) => {
    const level = Math.max(below + ROW + HALF, first.exit + 2 * RADIUS)
    below = level + item.below
    return { item, level }
  })
  const width = inner + 4 * RADIUS
  return {
    width,
    exit: first.exit,
    below,
    draw(x, y) {
      const [left, right] = [x + 2 * RADIUS, x + 2 * RADIUS + inner]
      const straight = first.exit === 0 ? first.draw(left, y) : track(first, left, y, [x, x + width])
      return [
        ...straight,
        ...branches.flatMap(({ item, level }) => [
          `M${x} ${y}${RIGHT_DOWN}V${y + level - RADIUS}${DOWN_RIGHT}`,
          ...track(item, left, y + level, [left, right]),
          `${RIGHT_UP}V${y + first.exit + RADIUS}${UP_RIGHT}`,
        ]),
      ]
    },
  }
}

/** The direction of a track that returns. */
const arrow = (x: number, y: number): string => `M${x + 2} ${y - 4}l-4 4l4 4`

/** The track returns below, through the separator if there is one. */
function loop(item: Shape, back: Shape = NOTHING): Shape {
  const inner = Math.max(item.width, back.width)
  const level = Math.max(item.below + ROW + (back === NOTHING ? 0 : HALF), item.exit + 2 * RADIUS)
  return {
    width: inner + 2 * RADIUS,
    exit: item.exit,
    below: level + Math.max(back.below, 4),
    draw(x, y) {
      const [left, right] = [x + RADIUS, x + RADIUS + inner]
      const middle = left + (inner - back.width) / 2
      const low = y + level
      return [
        ...(item.exit === 0 ? item.draw(left, y) : track(item, left, y, [x, right + RADIUS])),
        `M${right} ${y + item.exit}${RIGHT_DOWN}V${low - RADIUS}${DOWN_LEFT}`,
        `H${left}${LEFT_UP}V${y + RADIUS}${UP_RIGHT}`,
        arrow(middle - (back === NOTHING ? 0 : 10), low),
        ...back.draw(middle, low),
      ]
    },
  }
}

/** A sequence in as many rows as it needs; between them, the track turns at the right and returns to the left. */
function stack(items: readonly Shape[], available: number): Shape {
  const rows = breakRows(items, available).map(row)
  const [only] = rows
  if (only && rows.length === 1) return only
  const inner = Math.max(...rows.map(({ width }) => width))
  let below = 0
  const placed = rows.map((line) => {
    const top = below
    const turn = top + Math.max(line.below + ROW, line.exit + 2 * RADIUS)
    below = turn + ROW + HALF
    return { line, top, turn, next: below }
  })
  const last = placed.at(-1) ?? { line: NOTHING, top: 0 }
  return {
    width: inner + 2 * RADIUS,
    exit: last.top + last.line.exit,
    below: last.top + last.line.below,
    draw(x, y) {
      const [left, right] = [x + RADIUS, x + RADIUS + inner]
      return placed.flatMap(({ line, top, turn, next }) => [
        ...track(line, left, y + top, [top === 0 ? x : left, right]),
        top === last.top
          ? `h${RADIUS}`
          : `${RIGHT_DOWN}V${y + turn - RADIUS}${DOWN_LEFT}H${left}${LEFT_DOWN}V${y + next - RADIUS}${DOWN_RIGHT}${arrow((left + right) / 2, y + turn)}`,
      ])
    },
  }
}

function breakRows(items: readonly Shape[], available: number): Shape[][] {
  const rows: Shape[][] = []
  let used = 0
  for (const item of items) {
    const line = rows.at(-1)
    used += GAP + item.width
    if (line && used <= available) line.push(item)
    else {
      rows.push([item])
      used = item.width
    }
  }
  return rows
}

function row(items: readonly Shape[]): Shape {
  let [width, exit, below] = [-GAP, 0, 0]
  const placed = items.map((item) => {
    const place = { item, left: width + GAP, top: exit }
    width = place.left + item.width
    below = Math.max(below, exit + item.below)
    exit += item.exit
    return place
  })
  return {
    width,
    exit,
    below,
    draw: (x, y) =>
      placed.flatMap(({ item, left, top }) =>
        exit === 0
          ? item.draw(x + left, y)
          : track(item, x + left, y + top, [x + Math.max(0, left - GAP), x + left + item.width]),
      ),
  }
}
