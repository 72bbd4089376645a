import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { stateOf } from '../compile-context.ts'
import { visit } from '../visit.ts'

/** %VERSION% is the release shown, in prose, code, addresses and fence titles. */
export const version = () => (tree: Root, file: VFile) => {
  const { tag_name } = stateOf(file).options.release
  const fill = (text: string) => text.replaceAll('%VERSION%', tag_name)
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') node.value = fill(node.value)
    else if (node.type === 'link' || node.type === 'definition') node.url = fill(node.url)
    else if (node.type === 'code') {
      node.value = fill(node.value)
      if (node.meta) node.meta = fill(node.meta)
    }
  })
}
