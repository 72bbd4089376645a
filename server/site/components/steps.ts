import { h } from 'hastscript'
import { defineComponent } from './define-component.ts'

/** A numbered list, styled as steps. */
export const steps = defineComponent({
  name: 'Steps',
  kind: 'static',
  html: (_props, children) => h('div', { class: 'steps' }, children),
  markdown: ({ body }) => body,
  text: 'content',
})
