import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

export const cardGrid = defineComponent({
  name: 'CardGrid',
  kind: 'static',
  html: (_props, children) => h('div', { class: 'cards' }, children as ElementContent[]),
  markdown: ({ body }) => body,
  text: 'content',
})
