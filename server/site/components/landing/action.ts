import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

/** `<Action href="..." label="..." />`: a large link; the first in a row is the primary one. */
export const action = defineComponent({
  name: 'Action',
  kind: 'static',
  attributes: { href: 'needed', label: 'needed' },
  html: ({ href, label }) => h('a', { class: 'action', href: String(href) }, String(label)),
  markdown: ({ attribute }) => `- [${attribute('label')}](${attribute('href')})`,
  text: ({ attribute }) => attribute('label') ?? '',
})
