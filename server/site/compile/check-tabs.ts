import type { Nodes, Parents } from 'mdast'
import type { VFile } from 'vfile'
import { didYouMean } from '../content-error.ts'
import { report, stateOf } from './compile-context.ts'
import { isJsxElement, type JsxElement, jsxAttribute } from './jsx-element.ts'

/** Reports what readers would not see of tabs, and groups and values that no choice of a reader is kept by. */
export function checkTabs(tabs: JsxElement, file: VFile): void {
  const { tabs: groups } = stateOf(file).options.kinds
  const group = jsxAttribute(tabs, 'group')
  const known = Object.keys(groups)
  if (group && !groups[group])
    report(
      file,
      tabs,
      `there is no group of tabs "${group}"`,
      didYouMean(group, known, `Groups are ${known.join(', ')}; add one to kinds.tabs of site.yaml.`),
    )
  const values = (group && groups[group]) || null
  const seen = new Set<string | null>()
  for (const tab of tabs.children as Nodes[]) {
    if (tab.type === 'text' && tab.value.trim() === '') continue
    if (!isJsxElement(tab) || tab.name !== 'Tab') {
      report(
        file,
        tab,
        'this is within <Tabs>, but in no <Tab>',
        'Put it into a <Tab>, or outside of <Tabs>.',
      )
      continue
    }
    const value = jsxAttribute(tab, 'value') ?? ''
    if (seen.has(value)) report(file, tab, `a second <Tab> has value="${value}"`, 'Name each differently.')
    else if (values && !values.includes(value))
      report(
        file,
        tab,
        `the group "${group}" has no tab "${value}"`,
        didYouMean(value, values, `Its tabs are ${values.join(', ')}; they are in kinds.tabs of site.yaml.`),
      )
    seen.add(value)
  }
}

/** Reports a tab that nothing shows as one. */
export function checkTab(tab: JsxElement, parent: Parents | undefined, file: VFile): void {
  if (!parent || !isJsxElement(parent) || parent.name !== 'Tabs')
    report(file, tab, '<Tab> is outside of <Tabs>', 'Put it into <Tabs>.')
}
