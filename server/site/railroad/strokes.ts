import { arc, type Canvas, horizontal, RADIUS, vertical } from './canvas.ts'

/** The tracks that leave a choice's straight one and come back to it; middle branches join the last one's verticals. */
export function drawBranches(
  canvas: Canvas,
  {
    x,
    y,
    width,
    first,
    entries,
    exits,
  }: {
    x: number
    y: number
    width: number
    first: number
    entries: readonly number[]
    exits: readonly number[]
  },
): void {
  const right = x + width
  entries.forEach((entry, index) => {
    const exit = exits[index] ?? entry
    if (index < entries.length - 1) {
      canvas.track(x + RADIUS, y + entry - RADIUS, arc(1, 1, false))
      canvas.track(right - 2 * RADIUS, y + exit, arc(1, -1, false))
      return
    }
    canvas.track(x, y, arc(1, 1, true), vertical(entry - 2 * RADIUS), arc(1, 1, false))
    canvas.track(
      right - 2 * RADIUS,
      y + exit,
      arc(1, -1, false),
      vertical(first - exit + 2 * RADIUS),
      arc(1, -1, true),
    )
  })
}

/** The way back of a loop, open between `from` and `to` for a separator; without one an arrow shows the direction. */
export function drawBack(
  canvas: Canvas,
  {
    x,
    y,
    width,
    exit,
    offset,
    from,
    to,
  }: { x: number; y: number; width: number; exit: number; offset: number; from: number; to: number },
): void {
  const right = x + width - RADIUS
  canvas.track(
    right,
    y + exit,
    arc(1, 1, true),
    vertical(offset - exit - 2 * RADIUS),
    arc(-1, 1, true),
    horizontal(to - right),
  )
  if (from === to) canvas.track(from + 2, y + offset - 4, 'l-4 4 4 4')
  canvas.track(
    from,
    y + offset,
    horizontal(x + RADIUS - from),
    arc(-1, -1, true),
    vertical(2 * RADIUS - offset),
    arc(1, -1, true),
  )
}

/** From the end of one row to the beginning of the next. */
export function drawTurn(
  canvas: Canvas,
  {
    x,
    right,
    straight,
    from,
    turn,
    to,
  }: { x: number; right: number; straight: number; from: number; turn: number; to: number },
): void {
  canvas.track(
    right,
    from,
    horizontal(straight),
    arc(1, 1, true),
    vertical(turn - from - 2 * RADIUS),
    arc(-1, 1, true),
    horizontal(x + RADIUS - right - straight),
    arc(-1, 1, false),
    vertical(to - turn - 2 * RADIUS),
    arc(1, 1, false),
  )
}
