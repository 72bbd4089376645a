import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

/** `<Action href="..." label="..." />`: a link as large as what it starts; the first of a row is the one to press. */
export const action = defineComponent({
  name: 'Action',
  kind: 'static',
  html: ({ href, label }) => h('a', { class: 'action', href: String(href) }, String(label)),
  markdown: ({ attribute }) => `- [${attribute('label')}](${attribute('href')})`,
  text: ({ attribute }) => attribute('label') ?? '',
})
