import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { didYouMean } from '../../content-error.ts'
import { checkAttributes } from '../check-attributes.ts'
import { report } from '../compile-context.ts'
import type { Attributes, ComponentList } from '../define-component.ts'
import { attributesOf, isJsxElement, type JsxElement } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/** HTML that Markdown has no form for, or that stands inside a component. None of it loads or runs anything. */
const HTML = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td ' +
    'tfoot th thead time tr u ul var wbr'
  ).split(' '),
)

/** Attributes of these, besides those that start with aria- or data-. None of them is a script or a style. */
const OF_HTML: Attributes = Object.fromEntries(
  (
    'align alt cite class className colspan datetime dir headers height hidden href hreflang id lang loading open rel ' +
    'reversed role rowspan scope span src start tabindex target title translate type value width'
  )
    .split(' ')
    .map((name) => [name, 'optional']),
)

/**
 * Pages hold data, never code: no module is imported, nothing is called, and elements and their attributes are those of
 * a list. Components complete their own attributes before anything reads them.
 */
export const elements = (components: ComponentList) => {
  const names = ['Include', ...[...components.keys()].sort()]

  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (isJsxElement(node)) {
        check(node, file)
        const component = components.get(node.name ?? '')
        if (component?.kind !== 'static' || !component.prepare) return
        const values = { ...attributesOf(node), ...component.prepare(node, file, parent) }
        node.attributes = Object.entries(values).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        }))
        return
      }
      if (node.type === 'mdxjsEsm')
        report(
          file,
          node,
          'a page cannot import or export',
          'Use <Include> for a snippet, and Markdown for words.',
        )
      else if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
      // Braces around a comment hold no code.
      else if (node.data?.estree?.body.length !== 0) {
        const remedy = 'Write it as Markdown, and \\{ for a brace.'
        report(file, node, `the expression {${node.value}} is not Markdown`, remedy)
      }
      parent?.children.splice(index ?? 0, 1)
      return index
    })
  }

  function check(element: JsxElement, file: VFile): void {
    const { name } = element
    // A fragment, which is its content.
    if (name === null) return
    const tell = (problem: string, remedy: string) => report(file, element, problem, remedy)
    const component = components.get(name)
    const list = names.join(', ')
    // Components that are replaced by blocks: any that are left were written between words.
    if (name === 'Include' || component?.kind === 'data') {
      if (element.type === 'mdxJsxTextElement')
        tell(`<${name}> is between words`, 'Give it a paragraph of its own.')
    } else if (component) checkAttributes(element, component.attributes ?? {}, file)
    else if (HTML.has(name)) checkAttributes(element, OF_HTML, file, /^(?:aria|data)-/)
    else if (/^[A-Z]\w*$/.test(name))
      tell(`unknown component <${name}>`, didYouMean(name, names, `Components are ${list}.`))
    else
      tell(
        `the element <${name}> is not for pages`,
        `Use Markdown, a component (${list}) or one of ${[...HTML].join(', ')}; put < in backticks or write \\< when it is text.`,
      )
  }
}
