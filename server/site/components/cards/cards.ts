import { h } from 'hastscript'
import { defineComponent } from '../../compile/define-component.ts'

const wrapper = <const Name extends string>(name: Name, className: string) =>
  defineComponent({
    name,
    kind: 'static',
    html: (_attributes, children) => h('div', { className }, children),
    markdown: (_attributes, body) => body,
    text: 'content',
  })

/** A numbered list, styled as steps. */
export const steps = wrapper('Steps', 'steps')

/** Cards beside each other. */
export const cardGrid = wrapper('CardGrid', 'cards')

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
