import type { Element } from 'hast'
import { h } from 'hastscript'
import { hasRecords, headOf, recordsOf } from './records.ts'
import { LAST, widthOf } from './table-width.ts'

/** Width of the article on the narrowest screen, 320 pixels, in rem. */
const NARROWEST_SCREEN = 17.5
/** Where pairs are below each other, and where every other table is laid out as its columns need it. */
const [PAIRS, PHONE] = [30, 37]
/** The widths that styles know, in rem: below its own, a table scrolls sideways. */
const WIDTHS = [44, 52]

/**
 * A Markdown table as what its place allows: it scrolls sideways only where it does not fit, since a box that scrolls
 * keeps its header from the window's edge; one of two columns becomes a list of pairs there.
 */
export function tableFigure(table: Element): Element {
  emptyCorner(table)
  return hasRecords(table) ? recordsOf(table) : figureOf(table)
}

/** The empty corner above row names is no header: screen readers would announce one without a name. */
function emptyCorner(table: Element): void {
  const [corner] = headOf(table)
  if (corner?.children.length === 0) corner.tagName = 'td'
}

function figureOf(table: Element): Element {
  const { least, most, isShort } = widthOf(table)
  if (most <= NARROWEST_SCREEN) return h('figure', { class: 'table' }, [table])
  const pairs = isOfPairs(table)
  if (pairs && least <= PAIRS) return h('figure', { class: 'table pairs' }, [table])
  const width = WIDTHS.find((each) => each >= least)
  const fits = least <= PHONE ? [] : [width ? `w${width}` : 'wide']
  const words = isShort && !pairs && least + LAST > PHONE ? ['words'] : []
  return h('figure', { class: ['table', ...fits, ...words, ...(pairs ? ['pairs'] : [])] }, [
    h('div', { tabIndex: 0, role: 'group', ariaLabel: 'Table' }, [table]),
  ])
}

const isOfPairs = (table: Element): boolean => headOf(table).length === 2
