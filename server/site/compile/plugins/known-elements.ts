import type { Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { ComponentList } from '../../components/define-component.ts'
import { didYouMean } from '../../content-error.ts'
import { checkAttributes, checkHtmlAttributes } from '../check-attributes.ts'
import { checkTab, checkTabs } from '../check-tabs.ts'
import { report } from '../compile-context.ts'
import { isJsxElement, type JsxElement } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/** HTML that Markdown has no form for, or that stands inside a component. None of it loads or runs anything. */
const HTML = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td ' +
    'tfoot th thead time tr u ul var wbr'
  ).split(' '),
)

/** Elements that a page may not use, with their places. */
export const knownElements = (components: ComponentList) => (tree: Root, file: VFile) => {
  const names = ['Include', ...[...components.keys()].sort()]
  visit(tree, (element, _index, parent) => {
    if (!isJsxElement(element)) return
    const { name } = element
    // A fragment, which is its content.
    if (name === null) return
    if (name === 'Tabs') checkTabs(element, file)
    if (name === 'Tab') checkTab(element, parent as Parents, file)
    const component = components.get(name)
    if (isBlock(name, components)) mustStandAlone(element, file)
    else if (component) checkAttributes(element, component.attributes ?? {}, file)
    else if (HTML.has(name)) checkHtmlAttributes(element, file)
    else if (/^[A-Z]\w*$/.test(name))
      report(
        file,
        element,
        `unknown component <${name}>`,
        didYouMean(name, names, `Components are ${names.join(', ')}.`),
      )
    else
      report(
        file,
        element,
        `the element <${name}> is not for pages`,
        `Use Markdown, a component (${names.join(', ')}) or one of ${[...HTML].join(', ')}; put < in backticks or write \\< when it is text.`,
      )
  })
}

/** Components that are replaced by blocks: any that are left were written between words. */
const isBlock = (name: string, components: ComponentList): boolean =>
  name === 'Include' || components.get(name)?.kind === 'data'

function mustStandAlone(element: JsxElement, file: VFile): void {
  if (element.type === 'mdxJsxTextElement')
    report(file, element, `<${element.name}> is between words`, 'Give it a paragraph of its own.')
}
