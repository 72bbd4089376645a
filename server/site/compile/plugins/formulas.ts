import type { Nodes, Parents, Root } from 'mdast'
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
    // `$$x$$` in one line is a formula of its own, like the block with the dollars on their own lines.
    const paragraph = parent?.type === 'paragraph' && parent.children.length === 1 ? parent : null
    const isAlone = node.type === 'math' || paragraph !== null
    const place = paragraph ?? node
    try {
      const options = { output: 'mathml', displayMode: isAlone, strict: 'ignore' } as const
      const html = katex.renderToString(node.value, options)
      const [mathml = ''] = /<math[\s\S]*<\/math>/.exec(html) ?? []
      // For search: a bar is part of its letter, and a fraction does not fit into a line.
      const line = mathml.replaceAll('ˉ', '\u0304').replace(/<mfrac.*<\/mfrac>/s, '…')
      Object.assign(node, { alt: line.replace(/<annotation.*|<[^>]+>/gs, '').replaceAll('&lt;', '<') })
      if (/\sstyle=/.test(mathml)) throw new Error('it needs a style attribute, which pages must not have')
      place.data = {
        ...place.data,
        hName: isAlone ? 'div' : 'span',
        hProperties: isAlone
          ? { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' }
          : {},
        // The markup goes as it is into the run of HTML around it.
        hChildren: [rawHtml(mathml)],
      }
    } catch (error) {
      const reason = (error as Error).message.replace(/^KaTeX parse error: /, '')
      report(file, node, `the formula cannot be set: ${reason}`)
    }
  }
}
