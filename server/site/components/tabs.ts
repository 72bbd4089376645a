import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { RenderedNode } from '../compile/compiled-content.ts'
import { defineComponent } from './define-component.ts'

/** One of the alternatives in `<Tabs>`. */
export const tab = defineComponent({
  name: 'Tab',
  kind: 'static',
  attributes: { value: 'needed', label: 'needed' },
  html: ({ value, label }, children) =>
    h('div', { dataValue: String(value), ariaLabel: String(label) }, children as ElementContent[]),
  markdown: ({ body, attribute }) => `**${attribute('label')}**\n\n${body}`,
  text: 'content',
})

const isTab = (node: RenderedNode): node is Element =>
  node.type === 'element' && node.properties.dataValue !== undefined

/**
 * Alternatives, of which one is visible at a time (client/elements/doc-tabs.element.ts). Without scripts, the styles show
 * all of them.
 */
export const tabs = defineComponent({
  name: 'Tabs',
  kind: 'static',
  attributes: { group: 'optional' },
  html({ group }, children) {
    const all = children.filter(isTab)
    const buttons = all.map(({ properties: { ariaLabel } }, index) =>
      h(
        'button',
        { type: 'button', role: 'tab', ariaSelected: String(index === 0), tabIndex: index === 0 ? 0 : -1 },
        String(ariaLabel),
      ),
    )
    const panels = all.map((panel, index) => ({
      ...panel,
      properties: { role: 'tabpanel', ...panel.properties, ...(index === 0 && { dataSelected: '' }) },
    }))
    return h('doc-tabs', group ? { dataGroup: String(group) } : {}, [
      h('div', { role: 'tablist' }, buttons),
      ...panels,
    ])
  },
  markdown: ({ body }) => body,
  text: 'content',
})
