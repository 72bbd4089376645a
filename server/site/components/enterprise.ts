import { h } from 'hastscript'
import { defineComponent } from './define-component.ts'

/** Marks features that only QuestDB Enterprise has. */
export const enterprise = defineComponent({
  name: 'Enterprise',
  kind: 'static',
  html: () => h('span', { class: 'mark enterprise' }, 'Enterprise'),
  markdown: () => '(Enterprise)',
  text: 'nothing',
})
