import type { Element } from 'hast'
import { s } from 'hastscript'

/** The height of a box. */
export const BOX = 28
/** Between the bottom of a part and what is below it. */
export const ROW = 10
/** Between the parts of a sequence. */
export const GAP = 14
export const RADIUS = 8

/** What has been drawn so far: one path for all tracks, and the boxes. */
export class Canvas {
  readonly boxes: Element[] = []
  /** Where the name of a rule leads; null when its diagram is not here. */
  readonly hrefOf: (rule: string) => string | null
  #path = ''

  constructor(hrefOf: (rule: string) => string | null) {
    this.hrefOf = hrefOf
  }

  get path(): string {
    return this.#path
  }

  /** Track that begins at a point and goes on in relative commands. */
  track(x: number, y: number, ...commands: readonly string[]): void {
    this.#path += `M${short(x)} ${short(y)}${commands.join('')}`
  }

  /** A straight piece of track to the right; none when it has no length. */
  line(x: number, y: number, length: number): void {
    if (length > 0) this.track(x, y, horizontal(length))
  }

  /** A keyword in a round box or the name of a rule in a square one, centred at the track. */
  box(
    kind: 'terminal' | 'name',
    text: string,
    { x, y, width }: { x: number; y: number; width: number },
  ): void {
    const place = { x: short(x), y: short(y - BOX / 2), width: short(width), height: BOX }
    const shape = s('rect', kind === 'terminal' ? { class: 't', ...place, rx: BOX / 2 } : place)
    const label = s('text', { x: short(x + width / 2), y: short(y + 4.5) }, text)
    const href = kind === 'name' ? this.hrefOf(text) : null
    this.boxes.push(...(href ? [s('a', { href }, [shape, label])] : [shape, label]))
  }
}

/** Tenths of a pixel are enough, and short. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** A quarter turn by the radius in both directions. */
export const arc = (right: 1 | -1, down: 1 | -1, clockwise: boolean): string =>
  `a${RADIUS} ${RADIUS} 0 0 ${clockwise ? 1 : 0} ${right * RADIUS} ${down * RADIUS}`

export const vertical = (length: number): string => (length === 0 ? '' : `v${short(length)}`)
export const horizontal = (length: number): string => (length === 0 ? '' : `h${short(length)}`)
