import type { Element } from 'hast'
import { s } from 'hastscript'
import { BOX, Canvas, move, vertical } from './canvas.ts'
import type { Rule } from './parse-grammar.ts'
import { shapeOf } from './shape.ts'
import { toTrack } from './track.ts'

/** Wider sequences break into rows; this is the width of an article on a large screen. */
const WIDEST = 690
/** The same on a phone. */
const WIDEST_NARROW = 320

export interface DrawnRule {
  readonly svg: Element
  readonly width: number
  /** A second layout for phones; absent if the first one fits there. */
  readonly narrow?: Element
}

/** A rule as a railroad diagram; names of rules link to the addresses that `hrefOf` returns. */
export function drawRule(rule: Rule, hrefOf: (rule: string) => string | null): DrawnRule {
  const drawn = drawWithin(WIDEST, rule, hrefOf)
  if (drawn.width <= FITS_PHONE) return drawn
  const narrow = drawWithin(WIDEST_NARROW, rule, hrefOf)
  return narrow.width < drawn.width ? { ...drawn, narrow: narrow.svg } : drawn
}

function drawWithin(
  available: number,
  { expression, source }: Rule,
  hrefOf: (rule: string) => string | null,
): { svg: Element; width: number } {
  const shape = shapeOf(toTrack(expression), available)
  const canvas = new Canvas(hrefOf)
  const y = BOX / 2 + 1
  const end = START + shape.width
  canvas.track(1, y - 7, ...BARS)
  canvas.line(6, y, START - 6)
  shape.draw(canvas, START, y)
  canvas.line(end, y + shape.exit, START - 6)
  canvas.track(end + START - 6, y + shape.exit - 7, ...BARS)
  const width = end + START
  const height = y + shape.below + 2
  const links = canvas.boxes.some(({ tagName }) => tagName === 'a')
  const svg = s(
    'svg',
    {
      width,
      height,
      // The diagram that phones show shrinks to fit; the other one keeps its size.
      ...(width <= FITS_PHONE && { viewBox: `0 0 ${width} ${height}` }),
      // Assistive technology ignores the parts of an image, so a diagram with links is a group.
      role: links ? 'group' : 'img',
      ariaLabel: source.replace(/\s+/g, ' '),
    },
    [s('path', { d: canvas.path }), ...canvas.boxes],
  )
  return { svg, width }
}

/** A diagram of this width fits a phone if it shrinks by an eighth. */
const FITS_PHONE = 420

/** The start of the first part, after the two bars and a piece of track. */
const START = 18
const BARS = [vertical(14), move(5, -14), vertical(14)]
