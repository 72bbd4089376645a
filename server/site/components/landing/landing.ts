import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

/**
 * `<Landing part="start">`: a part of the introduction, which `client/home/home.css` gives its place: `start` is what to
 * do first, `sample` a query beside it, `paths` the ways of three kinds of readers.
 */
export const landing = defineComponent({
  name: 'Landing',
  kind: 'static',
  html: ({ part }, children) =>
    h('div', { class: part === 'languages' ? 'chips' : `home-${part}` }, children as ElementContent[]),
  markdown: ({ body }) => body,
  text: 'content',
})
