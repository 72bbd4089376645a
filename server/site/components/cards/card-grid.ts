import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

export const cardGrid = defineComponent({
  name: 'CardGrid',
  kind: 'static',
  html: (_props, children) => h('div', { class: 'cards' }, children),
  markdown: ({ body }) => body,
  text: 'content',
})
