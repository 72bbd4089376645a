import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

/**
 * `<Landing part="start">`: a part of the introduction, laid out by `client/home/home.css`: `start` holds the first
 * steps, `sample` a query beside them, `paths` the entry points for three kinds of readers.
 */
export const landing = defineComponent({
  name: 'Landing',
  kind: 'static',
  attributes: { part: ['start', 'actions', 'sample', 'paths', 'path', 'languages'] },
  html: ({ part }, children) =>
    h('div', { class: part === 'languages' ? 'chips' : `home-${part}` }, children as ElementContent[]),
  markdown: ({ body }) => body,
  text: 'content',
})
