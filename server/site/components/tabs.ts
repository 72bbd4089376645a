import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Nodes } from 'mdast'
import { report, stateOf } from '../compile/compile-context.ts'
import { defineComponent } from '../compile/define-component.ts'
import { attributesOf, isJsxElement } from '../compile/jsx-element.ts'
import { didYouMean } from '../content-error.ts'

/** One of the alternatives in `<Tabs>`. */
export const tab = defineComponent({
  name: 'Tab',
  kind: 'static',
  attributes: { value: 'needed', label: 'needed' },
  prepare(element, file, parent) {
    if (!parent || !('name' in parent) || parent.name !== 'Tabs')
      report(file, element, '<Tab> is outside of <Tabs>', 'Put it into <Tabs>.')
  },
  html: ({ value, label }, children) => h('div', { dataValue: value, ariaLabel: label }, children),
  markdown: ({ label }, body) => `**${label}**\n\n${body}`,
  text: 'content',
})

const isTab = (node: ElementContent): node is Element =>
  node.type === 'element' && node.properties.dataValue !== undefined

/**
 * Alternatives, of which one is visible at a time (client/elements/doc-tabs.element.ts). Without scripts, the styles show
 * all of them.
 */
export const tabs = defineComponent({
  name: 'Tabs',
  kind: 'static',
  attributes: { group: 'optional' },
  /** Reports what readers would not see, and groups and values that no choice of a reader is kept by. */
  prepare(element, file) {
    const { tabs: groups } = stateOf(file).options.kinds
    const { group } = attributesOf(element)
    const values = groups[group ?? '']
    const names = Object.keys(groups)
    const remedy = `Groups are ${names.join(', ')}; add one to kinds.tabs of site.yaml.`
    if (group !== undefined && !values)
      report(file, element, `there is no group of tabs "${group}"`, didYouMean(group, names, remedy))
    const seen = new Set<string>()
    for (const child of element.children as Nodes[]) {
      if (child.type === 'text' && child.value.trim() === '') continue
      const { value = '' } = isJsxElement(child) ? attributesOf(child) : {}
      if (!isJsxElement(child) || child.name !== 'Tab')
        report(file, child, 'this is within <Tabs>, but in no <Tab>', 'Put it into a <Tab>, or outside.')
      else if (seen.has(value))
        report(file, child, `a second <Tab> has value="${value}"`, 'Name each differently.')
      else if (values && !values.includes(value)) {
        const others = `Its tabs are ${values.join(', ')}; they are in kinds.tabs of site.yaml.`
        report(file, child, `the group "${group}" has no tab "${value}"`, didYouMean(value, values, others))
      }
      seen.add(value)
    }
  },
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
    return h('doc-tabs', group ? { dataGroup: group } : {}, [
      h('div', { role: 'tablist' }, buttons),
      ...panels,
    ])
  },
  markdown: (_attributes, body) => body,
  text: 'content',
})
