import { h } from 'hastscript'
import { defineComponent } from '../../compile/define-component.ts'

/** The whole card is a link. */
export const card = defineComponent({
  name: 'Card',
  kind: 'static',
  attributes: { title: 'needed', href: 'needed' },
  html: ({ href, title }, children) =>
    h('a', { class: 'card', href }, [h('strong', title), h('div', children)]),
  markdown: ({ href, title }, body) => `- [${title}](${href}): ${body.replace(/\s+/g, ' ').trim()}`,
  text: 'content',
})
