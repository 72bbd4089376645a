import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { defineComponent } from '../../compile/define-component.ts'
import { slot } from '../../compile/html-handlers.ts'

/**
 * `<Gallery>` around lists of links to pages below headings: each item gets the page's first chart, filled in once all
 * pages are known, and `<filter-list>` shows those with the words that a reader types.
 */
export const gallery = defineComponent({
  name: 'Gallery',
  kind: 'static',
  attributes: { label: 'needed' },
  html: ({ label }, children) =>
    h('filter-list', [
      h('div', [
        h('input', { class: 'page-filter', type: 'search', placeholder: label, ariaLabel: label }),
        h('output'),
      ]),
      ...children.map(withPictures),
    ]),
  markdown: (_attributes, body) => body,
  text: 'content',
})

/** Puts a slot for the picture of the page before the first link of each item. */
function withPictures(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node
  const [link] = node.children
  const href = node.tagName === 'li' && link?.type === 'element' && link.properties.href
  return {
    ...node,
    children: href ? [slot(String(href)), ...node.children] : node.children.map(withPictures),
  }
}
