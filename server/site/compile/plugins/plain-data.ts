import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../compile-context.ts'
import { isJsxElement, type JsxElement } from '../jsx-element.ts'
import { literalOf } from '../literal.ts'
import { visit } from '../visit.ts'

const REMEDY = 'Braces hold a string, a number, true, false, null, or lists and objects of these.'

/**
 * Pages hold data, never code: no module is imported, no name is known, nothing is called. Expressions in prose become
 * words, so that they read the same everywhere.
 */
export const plainData = () => (tree: Root, file: VFile) => {
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) checkAttributes(node, file)
    if (!parent || index === undefined) return
    if (node.type === 'mdxjsEsm')
      report(
        file,
        node,
        'a page cannot import or export',
        'Use <Include> for a snippet, and Markdown for words.',
      )
    else if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    const words = node.type === 'mdxjsEsm' ? [] : wordsOf(node, file)
    parent.children.splice(index, 1, ...(words as never[]))
    return index + words.length
  })
}

type ProseExpression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

function wordsOf(node: ProseExpression, file: VFile): RootContent[] {
  // Braces around a comment, or around nothing.
  if (node.data?.estree?.body.length === 0) return []
  const value = literalOf(node.data?.estree)
  if (value === undefined || (typeof value === 'object' && value !== null)) {
    report(
      file,
      node,
      `the expression {${node.value}} is neither a string nor a number`,
      'Write it as Markdown.',
    )
    return []
  }
  if (value === null || typeof value === 'boolean') return []
  const position = node.position && { position: node.position }
  const text: RootContent = { type: 'text', value: String(value), ...position }
  return node.type === 'mdxTextExpression' ? [text] : [{ type: 'paragraph', children: [text], ...position }]
}

function checkAttributes(element: JsxElement, file: VFile): void {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      report(
        file,
        element,
        `<${element.name}> has {${attribute.value}} for attributes`,
        'Write name="value".',
      )
    else if (typeof attribute.value === 'object' && attribute.value !== null) {
      const value = literalOf(attribute.value.data?.estree)
      // Normalizes values to strings, because later plugins read attributes as text.
      if (typeof value === 'string') attribute.value = value
      else if (value === undefined)
        report(
          file,
          element,
          `the attribute "${attribute.name}" of <${element.name}> is no plain data: {${attribute.value.value}}`,
          REMEDY,
        )
    }
  }
}
