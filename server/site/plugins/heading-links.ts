import type { Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** A heading is a link to itself, and so is a table's cell that has an anchor. */
export const headingLinks = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (!/^(?:h[2-6]|td)$/.test(node.tagName) || !node.properties.id) return
    node.children = [h('a', { href: `#${node.properties.id}` }, node.children)]
    return SKIP
  })
}
