import { BOX, RADIUS, ROW, type Shape } from './canvas.ts'
import { rows } from './rows.ts'
import { drawBack, drawFork, drawMerge } from './strokes.ts'
import type { Track } from './track.ts'

const HALF = BOX / 2

/** Lays a track out within a width where its parts allow it: sequences break into rows, boxes do not. */
export function shapeOf(track: Track, available: number): Shape {
  switch (track.kind) {
    case 'terminal':
    case 'name':
      return box(track.kind, track.text)
    case 'optional':
      return choice([skip, shapeOf(track.item, available - 4 * RADIUS)])
    case 'choice':
      return choice(track.items.map((item) => shapeOf(item, available - 4 * RADIUS)))
    case 'loop':
      return loop(
        shapeOf(track.item, available - 2 * RADIUS),
        track.back && shapeOf(track.back, available - 2 * RADIUS),
      )
    case 'sequence':
      return rows(
        track.items.map((item) => shapeOf(item, available - 2 * RADIUS)),
        available,
      )
  }
}

/** The advance of every glyph of the code font at 13 pixels: 0.6 em. */
const ADVANCE = 7.8
const PADDING = 10

/** Its width is even, as all lengths are, so that every center is a whole pixel. */
function box(kind: 'terminal' | 'name', text: string): Shape {
  const width = 2 * Math.ceil(([...text].length * ADVANCE) / 2 + PADDING)
  return { width, exit: 0, below: HALF, draw: (canvas, x, y) => canvas.box(kind, text, { x, y, width }) }
}

const skip: Shape = { width: 0, exit: 0, below: 0, draw: () => {} }

/** The first alternative continues straight, the others branch off below it. */
function choice(items: readonly Shape[]): Shape {
  const [first = skip, ...others] = items
  const inner = Math.max(...items.map(({ width }) => width))
  const offsets: number[] = []
  let bottom = first.below
  for (const { below } of others) {
    offsets.push(Math.max(bottom + ROW + HALF, first.exit + 2 * RADIUS))
    bottom = (offsets.at(-1) ?? 0) + below
  }
  const width = inner + 4 * RADIUS
  return {
    width,
    exit: first.exit,
    below: bottom,
    draw(canvas, x, y) {
      const left = x + 2 * RADIUS
      canvas.line(x, y, 2 * RADIUS)
      first.draw(canvas, left, y)
      canvas.line(left + first.width, y + first.exit, inner - first.width + 2 * RADIUS)
      others.forEach((item, index) => {
        const at = y + (offsets[index] ?? 0)
        const last = index === others.length - 1
        drawFork(canvas, { x, y, at, last })
        item.draw(canvas, left, at)
        const end = at + item.exit
        canvas.line(left + item.width, end, inner - item.width)
        drawMerge(canvas, { right: x + width, y: y + first.exit, at: end, last })
      })
    },
  }
}

/** The return track runs below, through the separator if there is one. */
function loop(item: Shape, back: Shape = skip): Shape {
  const inner = Math.max(item.width, back.width)
  const offset = Math.max(item.below + ROW + (back === skip ? 0 : HALF), item.exit + 2 * RADIUS)
  const width = inner + 2 * RADIUS
  return {
    width,
    exit: item.exit,
    below: offset + Math.max(back.below, 4),
    draw(canvas, x, y) {
      canvas.line(x, y, RADIUS)
      item.draw(canvas, x + RADIUS, y)
      canvas.line(x + RADIUS + item.width, y + item.exit, inner - item.width + RADIUS)
      const middle = x + RADIUS + (inner - back.width) / 2
      back.draw(canvas, middle, y + offset)
      drawBack(canvas, { x, y, width, exit: item.exit, offset, from: middle, to: middle + back.width })
    },
  }
}
