import type { Element } from 'hast'
import { s } from 'hastscript'
import { BOX, type HrefOf, layOut, track } from './lay-out.ts'
import type { Rule } from './parse-grammar.ts'

/** Wider sequences break into rows; this is the width of an article on a large screen. */
const WIDEST = 690
/** The same on a phone. */
const WIDEST_NARROW = 320
/** A diagram of this width fits a phone if it shrinks by an eighth. */
const FITS_PHONE = 420

/**
 * A rule as a railroad diagram, and a second layout for phones if the first one does not fit there; names of rules link to
 * the addresses that `hrefOf` returns.
 */
export function drawRule(rule: Rule, hrefOf: HrefOf): Element[] {
  const wide = drawWithin(WIDEST, rule, hrefOf)
  if (widthOf(wide) <= FITS_PHONE) return [wide]
  const narrow = drawWithin(WIDEST_NARROW, rule, hrefOf)
  return widthOf(narrow) < widthOf(wide) ? [wide, narrow] : [wide]
}

export const widthOf = (svg: Element): number => Number(svg.properties.width)

/** The start of the first part, after the two bars and a piece of track. */
const START = 18
const BARS = 'v14m5-14v14'

function drawWithin(available: number, { expression, source }: Rule, hrefOf: HrefOf): Element {
  const shape = layOut(expression, available, hrefOf)
  const y = BOX / 2 + 1
  const width = shape.width + 2 * START
  const marks = [`M1 ${y - 7}${BARS}`, ...track(shape, START, y, [6, width - 6]), `m0-7${BARS}`]
  const boxes = marks.filter((mark) => typeof mark !== 'string')
  const height = y + shape.below + 2
  return s(
    'svg',
    {
      width,
      height,
      // The diagram that phones show shrinks to fit; the other one keeps its size.
      ...(width <= FITS_PHONE && { viewBox: `0 0 ${width} ${height}` }),
      // Assistive technology ignores the parts of an image, so a diagram with links is a group.
      role: boxes.some(({ tagName }) => tagName === 'a') ? 'group' : 'img',
      ariaLabel: source.replace(/\s+/g, ' '),
    },
    [s('path', { d: marks.filter((mark) => typeof mark === 'string').join('') }), ...boxes],
  )
}
