import { BOX, GAP, RADIUS, ROW, type Shape } from './canvas.ts'
import { drawTurn } from './strokes.ts'

/** A sequence in as many rows as it needs. */
export function rows(items: readonly Shape[], available: number): Shape {
  const lines: Shape[][] = [[]]
  let used = 0
  for (const item of items) {
    const line = lines.at(-1) ?? []
    if (line.length > 0 && used + GAP + item.width > available - 2 * RADIUS) {
      lines.push([item])
      used = item.width
    } else {
      used += (line.length > 0 ? GAP : 0) + item.width
      line.push(item)
    }
  }
  const [only] = lines
  return lines.length === 1 && only ? row(only) : stack(lines.map(row))
}

function row(items: readonly Shape[]): Shape {
  let exit = 0
  let below = 0
  for (const item of items) {
    below = Math.max(below, exit + item.below)
    exit += item.exit
  }
  return {
    width: items.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(items.length - 1, 0),
    exit,
    below,
    draw(canvas, x, y) {
      let at = x
      let level = y
      items.forEach((item, index) => {
        if (index > 0) {
          canvas.line(at, level, GAP)
          at += GAP
        }
        item.draw(canvas, at, level)
        at += item.width
        level += item.exit
      })
    },
  }
}

/** Rows below each other; between them, the track turns at the right and returns to the left. */
function stack(lines: readonly Shape[]): Shape {
  const inner = Math.max(...lines.map(({ width }) => width))
  const width = inner + 2 * RADIUS
  const levels: { turn: number; next: number }[] = []
  let start = 0
  for (const line of lines.slice(0, -1)) {
    const turn = start + Math.max(line.below + ROW, line.exit + 2 * RADIUS)
    const next = turn + Math.max(2 * RADIUS, ROW + BOX / 2)
    levels.push({ turn, next })
    start = next
  }
  const last = lines.at(-1) ?? row([])
  return {
    width,
    exit: start + last.exit,
    below: start + last.below,
    draw(canvas, x, y) {
      let top = y
      lines.forEach((line, index) => {
        const level = levels[index]
        line.draw(canvas, x + RADIUS, top)
        if (index === 0) canvas.line(x, top, RADIUS)
        const right = x + RADIUS + line.width
        const straight = inner - line.width
        if (!level) {
          canvas.line(right, top + line.exit, straight + RADIUS)
          return
        }
        drawTurn(canvas, {
          x,
          right,
          straight,
          from: top + line.exit,
          turn: y + level.turn,
          to: y + level.next,
        })
        top = y + level.next
      })
    },
  }
}
