import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { tableFigure } from '../tables/table-figure.ts'
import { SKIP, visit } from '../visit.ts'

/** Elements that hold no words of their own. */
const WITHOUT_WORDS = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'])

/**
 * Finishes the page and prints it as one run of HTML: a heading is a link to itself, a table has its box, and space
 * between blocks, rows and cells, which means nothing to browsers, is not sent. MDX is left with nothing to make code of,
 * since nothing of a page is run.
 */
export const finishHtml = () => (tree: Root, file: VFile) => {
  tree.children = tree.children.filter((node) => !isSpace(node))
  visit(tree, 'element', (node, index, parent) => {
    if (WITHOUT_WORDS.has(node.tagName)) node.children = node.children.filter((child) => !isSpace(child))
    if (/^h[2-6]$/.test(node.tagName) && node.properties.id) {
      node.children = [h('a', { href: `#${node.properties.id}` }, node.children)]
      return SKIP
    }
    const place = parent?.type === 'element' ? parent.tagName : ''
    if (node.tagName === 'code' && /^(?:p|li)$/.test(place) && isShort(node))
      node.properties.className = ['whole']
    if (node.tagName === 'table' && parent && index !== undefined && place !== 'figure')
      parent.children[index] = tableFigure(node)
    return undefined
  })
  file.data.html = toHtml(tree, {
    allowDangerousHtml: true,
    // Within double quotes, quotes of the other kind need no escape.
    allowDangerousCharacters: true,
    // The shapes of a drawing close themselves: that halves its markup.
    closeEmptyElements: true,
    tightSelfClosing: true,
    // HTML tells where a paragraph, an item, a row or a cell ends without its tag.
    omitOptionalTags: true,
  })
  tree.children = []
}

/** Several words that fit a line of any screen stay together, as one box. */
const isShort = ({ children: [word] }: Element): boolean =>
  word?.type === 'text' && /^(?=.* ).{0,17}$/.test(word.value)

const isSpace = (node: { readonly type: string; readonly value?: unknown }): boolean =>
  node.type === 'text' && String(node.value).trim() === ''
