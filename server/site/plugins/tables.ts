import type { Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** A Markdown table scrolls in a box of its own, which the keyboard can reach; the page itself never scrolls sideways. */
export const tables = () => (tree: Root) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return
    if (parent.type === 'element' && parent.tagName === 'figure') return SKIP
    parent.children[index] = h('figure', { class: 'table', tabIndex: 0, ariaLabel: 'Table' }, [node])
    return SKIP
  })
}
