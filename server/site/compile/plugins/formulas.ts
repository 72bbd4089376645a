import type { Nodes, Paragraph, Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../compile-context.ts'
import { rawHtml } from '../html-handlers.ts'
import { visit } from '../visit.ts'

type Formula = Extract<Nodes, { type: 'math' | 'inlineMath' }>

/** Formulas become MathML, which browsers draw and read aloud by themselves. The library loads when a page has one. */
export const formulas = () => async (tree: Root, file: VFile) => {
  const found: { node: Formula; parent: Parents | undefined }[] = []
  visit(tree, ['math', 'inlineMath'], (node, _index, parent) => {
    found.push({ node: node as Formula, parent: parent as Parents | undefined })
  })
  if (found.length === 0) return
  const { default: katex } = await import('katex')
  for (const { node, parent } of found) {
    const alone = node.type === 'math' || isAlone(parent)
    try {
      const html = katex.renderToString(node.value, {
        output: 'mathml',
        displayMode: alone,
        strict: 'ignore',
      })
      const [mathml = ''] = /<math[\s\S]*<\/math>/.exec(html) ?? []
      if (/\sstyle=/.test(mathml)) throw new Error('it needs a style attribute, which pages must not have')
      place(alone && parent && node.type === 'inlineMath' ? (parent as Paragraph) : node, alone, mathml)
    } catch (error) {
      const reason =
        error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error)
      report(file, node, `the formula cannot be set: ${reason}`)
    }
  }
}

/** `$$x$$` in one line is a formula of its own, like the block with the dollars on their own lines. */
const isAlone = (parent: Parents | undefined): boolean =>
  parent?.type === 'paragraph' && parent.children.length === 1

function place(node: Formula | Paragraph, alone: boolean, mathml: string): void {
  // The markup goes as it is into the run of HTML around it.
  node.data = {
    ...node.data,
    hName: alone ? 'div' : 'span',
    hProperties: alone ? { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' } : {},
    hChildren: [rawHtml(mathml)],
  }
}
