import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'

/** A heading is a link to itself, and so is a table's cell that has an anchor. */
export const headingLinks = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (!/^(?:h[2-6]|td)$/.test(node.tagName) || !node.properties.id) return
    if (node.tagName === 'td') visit(node, 'element', breakAtDots)
    node.children = [h('a', { href: `#${node.properties.id}` }, node.children)]
    return SKIP
  })
}

/** A setting's name may go on in the next line behind a dot: its column leaves room for the others. */
function breakAtDots(code: Element): void {
  if (code.tagName !== 'code') return
  code.children = code.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? child.value
          .split(/(?<=\.)/)
          .flatMap((part, index) => [
            ...(index > 0 ? [h('wbr')] : []),
            { type: 'text' as const, value: part },
          ])
      : [child],
  )
}
