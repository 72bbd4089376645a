import type { Element, Root } from 'hast'
import { visit } from '../../visit.ts'

/** Elements that hold no words of their own. */
const WITHOUT_WORDS = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'])

/** Space between blocks, rows and cells means nothing to browsers: it is not sent. */
export const blockSpace = () => (tree: Root) => {
  tree.children = tree.children.filter((node) => !isSpace(node))
  visit(tree, 'element', (node: Element) => {
    if (WITHOUT_WORDS.has(node.tagName)) node.children = node.children.filter((child) => !isSpace(child))
  })
}

const isSpace = (node: { readonly type: string; readonly value?: unknown }): boolean =>
  node.type === 'text' && String(node.value).trim() === ''
