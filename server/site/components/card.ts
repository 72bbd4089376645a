import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { defineComponent } from './define-component.ts'

/** A card is a link as a whole, or plain while the page that it names is not written. */
export const card = defineComponent({
  name: 'Card',
  kind: 'static',
  html({ href, title }, children) {
    const content = [h('strong', String(title)), h('div', children as ElementContent[])]
    return href
      ? h('a', { class: 'card', href: String(href) }, content)
      : h('div', { class: 'card' }, content)
  },
  markdown({ attribute, body }) {
    const [href, title] = [attribute('href'), attribute('title')]
    return `- ${href ? `[${title}](${href})` : title}: ${body.replace(/\s+/g, ' ').trim()}`
  },
  text: 'content',
})
