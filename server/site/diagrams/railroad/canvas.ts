import type { Element } from 'hast'
import { s } from 'hastscript'

/** The height of a box. */
export const BOX = 28
/** The gap between the bottom of a part and the next one below. */
export const ROW = 10
/** The gap between the parts of a sequence. */
export const GAP = 14
export const RADIUS = 8

/**
 * A part of a diagram that knows its size. The track enters at the left at height 0 and leaves at the right at height
 * `exit`; half a box is above the entry, and `below` is the height below it.
 */
export interface Shape {
  readonly width: number
  readonly exit: number
  readonly below: number
  draw(canvas: Canvas, x: number, y: number): void
}

/** A piece of track as a relative path command, and its end. Whole numbers give sharp lines and short markup. */
export interface Step {
  readonly command: string
  readonly dx: number
  readonly dy: number
}

/** The drawing so far: one path for all tracks, and the boxes. */
export class Canvas {
  readonly boxes: Element[] = []
  /** The link for a rule's name; null if its diagram is not on this page. */
  readonly hrefOf: (rule: string) => string | null
  #path = ''
  #x = 0
  #y = 0
  /** The length of a straight piece that is not written yet, since the next one may continue it. */
  #straight = 0

  constructor(hrefOf: (rule: string) => string | null) {
    this.hrefOf = hrefOf
  }

  get path(): string {
    return this.#path + horizontal(this.#straight).command
  }

  /** Draws track from a point, after moving the pen there if it is elsewhere. */
  track(x: number, y: number, ...steps: readonly Step[]): void {
    if (x !== this.#x || y !== this.#y) this.#add(move(x - this.#x, y - this.#y))
    for (const step of steps) this.#add(step)
  }

  #add(step: Step): void {
    if (step.command.startsWith('h')) this.#straight += step.dx
    else {
      this.#path = this.path + step.command
      this.#straight = 0
    }
    this.#x += step.dx
    this.#y += step.dy
  }

  /** Draws a straight piece of track to the right, if it has any length. */
  line(x: number, y: number, length: number): void {
    if (length > 0) this.track(x, y, horizontal(length))
  }

  /** Draws a keyword in a round box or a rule's name in a square one, centered on the track. */
  box(
    kind: 'terminal' | 'name',
    text: string,
    { x, y, width }: { x: number; y: number; width: number },
  ): void {
    // The box covers the track beneath it, so that the track is one piece from end to end.
    this.line(x, y, width)
    // Only the outer element has the position; the rest is the same everywhere, so the second layout compresses well.
    const transform = `translate(${x} ${y - BOX / 2})`
    const size = { width, height: BOX }
    const shape = s('rect', kind === 'terminal' ? { class: 't', ...size, rx: BOX / 2 } : size)
    const label = s('text', { x: width / 2, y: BOX / 2 + 4.5 }, text)
    const href = kind === 'name' ? this.hrefOf(text) : null
    this.boxes.push(s(href ? 'a' : 'g', { transform, ...(href && { href }) }, [shape, label]))
  }
}

const pair = (dx: number, dy: number): string => (dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`)

/** A quarter circle. */
export const arc = (right: 1 | -1, down: 1 | -1, clockwise: boolean): Step => {
  const [dx, dy] = [right * RADIUS, down * RADIUS]
  return { command: `a${RADIUS} ${RADIUS} 0 0 ${clockwise ? 1 : 0} ${pair(dx, dy)}`, dx, dy }
}

/** Lifts the pen. */
export const move = (dx: number, dy: number): Step => ({ command: `m${pair(dx, dy)}`, dx, dy })
/** A straight stroke in any direction. */
export const stroke = (dx: number, dy: number): Step => ({ command: `l${pair(dx, dy)}`, dx, dy })
export const vertical = (dy: number): Step => ({ command: dy === 0 ? '' : `v${dy}`, dx: 0, dy })
export const horizontal = (dx: number): Step => ({ command: dx === 0 ? '' : `h${dx}`, dx, dy: 0 })
