import type { Element } from 'hast'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import { cellsOf, hasRecords, headOf, recordsOf, rowsOf } from './records.ts'
import { LAST, widthOf } from './table-width.ts'

/** Width of the article on the narrowest screen, 320 pixels, in rem. */
const NARROWEST_SCREEN = 17.5
/** Where pairs are below each other; where every other table is laid out as its columns need it; two lines of a phone. */
const [PAIRS, PHONE, WIDE] = [30, 37, 44]

/** A Markdown table as its place allows: a box that scrolls only where it does not fit, a list of sentences on a phone. */
export function tableFigure(table: Element): Element {
  const [corner] = headOf(table)
  // Above row names there is no header: screen readers would announce one without a name.
  if (corner?.children.length === 0) corner.tagName = 'td'
  return hasRecords(table) ? recordsOf(table) : figureOf(table)
}

function figureOf(table: Element): Element {
  const { least, most, isShort } = widthOf(table)
  if (most <= NARROWEST_SCREEN) return h('figure', { class: 'table' }, [table])
  const [, ...names] = headOf(table).map((cell) => textOf(cell))
  const pairs = names.length === 1
  const stacks = pairs || (!isShort && most > WIDE && !names.includes('')) ? ['stacked'] : []
  if (stacks.length > 0) labelCells(table, names)
  if (pairs && least <= PAIRS) return h('figure', { class: ['table', ...stacks] }, [table])
  const fits = least <= PHONE ? [] : [least <= WIDE ? `w${WIDE}` : 'wide']
  const words = isShort && !pairs && least + LAST > PHONE ? ['words'] : []
  return h('figure', { class: ['table', ...fits, ...words, ...stacks] }, [
    h('div', { tabIndex: 0, role: 'group', ariaLabel: 'Table' }, [table]),
  ])
}

/** Gives each cell the name of its column, for phones, where cells are below each other. */
function labelCells(table: Element, names: readonly string[]): void {
  for (const row of rowsOf(table))
    for (const [at, cell] of cellsOf(row).slice(1).entries())
      if (cell.children.length > 0 && names[at]) cell.properties.dataLabel = names[at]
}
