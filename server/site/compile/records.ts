import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

/** The rows of a table's body. */
export const rowsOf = (table: Element): Element[] =>
  table.children
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(({ children }) => children.filter(isElement))

/** The cells of a table's head. */
export const headOf = (table: Element): Element[] =>
  table.children
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'thead')
    .flatMap(({ children }) => children.filter(isElement).flatMap(cellsOf))

export const cellsOf = (row: Element): Element[] => row.children.filter(isElement)

const isElement = (node: { readonly type: string }): node is Element => node.type === 'element'

/** Checks whether the rows of a table are link targets: its first cells have the anchors. */
export const hasRecords = (table: Element): boolean =>
  cellsOf(rowsOf(table)[0] ?? h('tr'))[0]?.properties.id !== undefined

/**
 * A table of settings as a list: a key with its environment variable, its default and whether it reloads, then a sentence.
 * A table would give the key a quarter of the width and the sentence no more than half.
 */
export const recordsOf = (table: Element): Element =>
  h(
    'settings-list',
    h(
      'ul',
      { class: 'settings' },
      rowsOf(table).map((row) => {
        const [key, variable, standard, reloads, meaning] = cellsOf(row)
        const id = String(key?.properties.id)
        return h('li', { id }, [
          // Its name is its anchor: without an element of its own, 488 of them are 6 KB less.
          h('a', { href: `#${id}` }, withBreaks(id)),
          ...childrenOf(variable).map((child) =>
            isElement(child) ? { ...child, children: child.children.flatMap(brokenText) } : child,
          ),
          h('span', ['Default ', ...childrenOf(standard)]),
          ...(isYes(reloads) ? [h('b', 'Reloads')] : []),
          h('p', childrenOf(meaning)),
        ])
      }),
    ),
  )

/** As many letters of a name fit the smallest screens. */
const LINE = 30

/** A long name that wraps between its words, not within one; a place for it per line, since there are many names. */
const withBreaks = (name: string): ElementContent[] => {
  const text = (value: string): ElementContent => ({ type: 'text', value })
  if (name.length <= LINE) return [text(name)]
  const start = name.slice(0, LINE)
  const at = Math.max(start.lastIndexOf('.'), start.lastIndexOf('_') + 1)
  return at <= 0 ? [text(name)] : [text(name.slice(0, at)), h('wbr'), ...withBreaks(name.slice(at))]
}

const brokenText = (node: ElementContent): ElementContent[] =>
  node.type === 'text' ? withBreaks(node.value) : [node]

const childrenOf = (cell: Element | undefined): ElementContent[] => cell?.children ?? []

const isYes = (cell: Element | undefined): boolean => {
  const [word] = childrenOf(cell)
  return word?.type === 'text' && word.value === 'yes'
}
