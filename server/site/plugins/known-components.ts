import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { report } from '../compile-context.ts'
import type { Components } from '../evaluate-mdx.ts'
import { DATA_COMPONENTS } from './data-components.ts'

/** An element in capitals that is no component of ours, with its place. */
export const knownComponents = (components: Components) => (tree: Root, file: VFile) => {
  const names = [
    ...Object.keys(components.static),
    ...components.interactive,
    ...Object.keys(DATA_COMPONENTS),
  ]
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const name = (node as { name?: string | null }).name
    if (name && /^[A-Z]/.test(name) && !names.includes(name)) {
      report(file, node, `unknown component <${name}>`, `Components are Include, ${names.sort().join(', ')}.`)
    }
  })
}
