import { arc, type Canvas, horizontal, RADIUS, stroke, vertical } from './canvas.ts'

interface Branch {
  /** The height of the straight track, and of the branch below it. */
  readonly y: number
  readonly at: number
  /** The last branch draws the vertical lines, which the other branches join. */
  readonly last: boolean
}

/** Draws where a branch leaves a choice's straight track. */
export function drawFork(canvas: Canvas, { x, y, at, last }: Branch & { readonly x: number }): void {
  if (last) canvas.track(x, y, arc(1, 1, true), vertical(at - y - 2 * RADIUS), arc(1, 1, false))
  else canvas.track(x + RADIUS, at - RADIUS, arc(1, 1, false))
}

/** Draws where a branch returns to it at the right. */
export function drawMerge(canvas: Canvas, { right, y, at, last }: Branch & { readonly right: number }): void {
  const verticals = last ? [vertical(y - at + 2 * RADIUS), arc(1, -1, true)] : []
  canvas.track(right - 2 * RADIUS, at, arc(1, -1, false), ...verticals)
}

/**
 * The return track of a loop, with a gap between `from` and `to` for a separator; without one, an arrow shows the
 * direction.
 */
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
  if (from === to) canvas.track(from + 2, y + offset - 4, stroke(-4, 4), stroke(4, 4))
  canvas.track(
    from,
    y + offset,
    horizontal(x + RADIUS - from),
    arc(-1, -1, true),
    vertical(2 * RADIUS - offset),
    arc(1, -1, true),
  )
}

/** The track from the end of one row to the start of the next. */
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
