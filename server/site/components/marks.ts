import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { StaticComponent } from '../evaluate-mdx.ts'

export const Since: StaticComponent = ({ version }) => h('span', { class: 'mark since' }, `Since ${version}`)

export const Enterprise: StaticComponent = () => h('span', { class: 'mark enterprise' }, 'Enterprise')

export const Steps: StaticComponent = (_props, children) =>
  h('div', { class: 'steps' }, children as ElementContent[])
