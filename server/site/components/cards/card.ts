import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

/** The whole card is a link; while its page is not written, it is plain. */
export const card = defineComponent({
  name: 'Card',
  kind: 'static',
  attributes: { title: 'needed', href: 'optional' },
  html({ href, title }, children) {
    const content = [h('strong', title), h('div', children)]
    return href ? h('a', { class: 'card', href }, content) : h('div', { class: 'card' }, content)
  },
  markdown({ attribute, body }) {
    const [href, title] = [attribute('href'), attribute('title')]
    return `- ${href ? `[${title}](${href})` : title}: ${body.replace(/\s+/g, ' ').trim()}`
  },
  text: 'content',
})
