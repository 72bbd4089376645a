import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

/** The rows of a table's body. */
export const rowsOf = (table: Element): Element[] =>
  cellsOf(table).flatMap((part) => (part.tagName === 'tbody' ? cellsOf(part) : []))

/** The cells of a table's head. */
export const headOf = (table: Element): Element[] =>
  cellsOf(table).flatMap((part) => (part.tagName === 'thead' ? cellsOf(part).flatMap(cellsOf) : []))

/** The cells of a row, and what else an element has between its spaces. */
export const cellsOf = (row: Element): Element[] => row.children.filter(isElement)

const isElement = (node: { readonly type: string }): node is Element => node.type === 'element'

/** Checks whether the rows of a table are link targets: its first cells have the anchors. */
export const hasRecords = (table: Element): boolean =>
  cellsOf(rowsOf(table)[0] ?? h('tr'))[0]?.properties.id !== undefined

/** A longer list is folded: its page can be read without scrolling past all of it. */
const UNFOLDED = 8

/**
 * A table of settings as a list: a key with its default, whether it reloads and since when it is there, its environment
 * variable, then a sentence. A table would give the key a quarter of the width and the sentence no more than half.
 */
export function recordsOf(table: Element): Element {
  const records = rowsOf(table).map(recordOf)
  const [first, second] = records.map(({ properties }) => properties.id)
  const list = h('ul', { class: 'settings' }, records)
  return h('settings-list', [
    records.length > UNFOLDED
      ? h('details', [h('summary', [h('span', `${records.length} settings: ${first}, ${second}, …`)]), list])
      : list,
  ])
}

function recordOf(row: Element): Element {
  const [key, variable, standard, reloads, meaning] = cellsOf(row)
  const id = String(key?.properties.id)
  const [word] = childrenOf(reloads)
  const { marks, rest } = withoutMarks(childrenOf(meaning))
  return h('li', { id }, [
    // Its name is its anchor: without an element of its own, 488 of them are 6 KB less.
    h('a', { href: `#${id}` }, withBreaks(id)),
    h('span', ['Default ', ...childrenOf(standard)]),
    ...(word?.type === 'text' && word.value === 'yes' ? [h('b', 'Reloads')] : []),
    ...marks.flatMap((mark) => [text(' '), mark]),
    ...childrenOf(variable).map((child) =>
      isElement(child) ? { ...child, children: child.children.flatMap(broken) } : child,
    ),
    h('p', rest),
  ])
}

/** The release that `<ConfigTable>` writes after the meaning. */
const SINCE = / Since (\d[\d.]*\d)\.(?= ?$)/

/** The marks of a meaning, and what is left: in a list of records they are beside the key. */
function withoutMarks(meaning: readonly ElementContent[]) {
  const marks: ElementContent[] = []
  const rest = meaning.flatMap((child): ElementContent[] => {
    if (isEnterprise(child)) marks.push(child)
    else if (child.type !== 'text') return [child]
    else {
      const [words = '', since] = child.value.split(SINCE)
      // Without a class, since there are hundreds.
      if (since) marks.push(h('i', `Since ${since}`))
      return [text(words)]
    }
    return []
  })
  const [first] = rest
  if (first?.type === 'text') first.value = first.value.trimStart()
  return { marks, rest }
}

const isEnterprise = (node: ElementContent): boolean =>
  isElement(node) && node.properties.className?.toString().includes('enterprise') === true

/** As many letters of a name fit the smallest screens. */
const LINE = 30

/** A long name that wraps between its words, not within one; a place for it per line, since there are many names. */
const withBreaks = (name: string): ElementContent[] => {
  if (name.length <= LINE) return [text(name)]
  const start = name.slice(0, LINE)
  const at = Math.max(start.lastIndexOf('.'), start.lastIndexOf('_') + 1)
  return at <= 0 ? [text(name)] : [text(name.slice(0, at)), h('wbr'), ...withBreaks(name.slice(at))]
}

const broken = (node: ElementContent): ElementContent[] =>
  node.type === 'text' ? withBreaks(node.value) : [node]

const childrenOf = (cell: Element | undefined): ElementContent[] => cell?.children ?? []

const text = (value: string): ElementContent => ({ type: 'text', value })
