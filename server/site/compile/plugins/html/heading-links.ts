import type { Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from '../../visit.ts'

/** A heading is a link to itself. */
export const headingLinks = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (!/^h[2-6]$/.test(node.tagName) || !node.properties.id) return
    node.children = [h('a', { href: `#${node.properties.id}` }, node.children)]
    return SKIP
  })
}
