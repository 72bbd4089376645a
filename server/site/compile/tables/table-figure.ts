import type { Element } from 'hast'
import { h } from 'hastscript'
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
  const pairs = headOf(table).length === 2
  if (pairs && least <= PAIRS) return h('figure', { class: 'table stacked' }, [table])
  const fits = least <= PHONE ? [] : [least <= WIDE ? `w${WIDE}` : 'wide']
  const words = isShort && !pairs && least + LAST > PHONE ? ['words'] : []
  const stacks = pairs ? ['stacked'] : isShort || most <= WIDE ? [] : labelCells(table)
  return h('figure', { class: ['table', ...fits, ...words, ...stacks] }, [
    h('div', { tabIndex: 0, role: 'group', ariaLabel: 'Table' }, [table]),
  ])
}

/** Sentences are below each other on a phone, each with the name of its column, if all names are of words. */
function labelCells(table: Element): string[] {
  const [, ...names] = headOf(table).map(({ children: [name, more] }) =>
    more || name?.type !== 'text' ? '' : name.value,
  )
  if (names.includes('')) return []
  for (const row of rowsOf(table))
    for (const [at, cell] of cellsOf(row).slice(1).entries())
      if (cell.children.length > 0) cell.properties.dataLabel = names[at]
  return ['stacked', 'labeled']
}
