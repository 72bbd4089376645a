import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { StaticComponent } from '../evaluate-mdx.ts'

export const CardGrid: StaticComponent = (_props, children) =>
  h('div', { class: 'cards' }, children as ElementContent[])

/** A card is a link as a whole, or plain while the page that it names is not written. */
export const Card: StaticComponent = ({ href, title }, children) => {
  const content = [h('strong', String(title)), h('div', children as ElementContent[])]
  return href ? h('a', { class: 'card', href: String(href) }, content) : h('div', { class: 'card' }, content)
}
