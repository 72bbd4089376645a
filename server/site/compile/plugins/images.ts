import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../compile-context.ts'
import { findImage } from '../find-image.ts'
import { visit } from '../visit.ts'

/** Pictures get the address under which they are served and their size, so that nothing moves when they arrive. */
export const images = () => (tree: Root, file: VFile) => {
  visit(tree, ['image', 'imageReference'], (node) => {
    if (node.type === 'imageReference')
      report(file, node, 'a picture is named by reference', 'Write ![What it shows](images/name.png).')
    if (node.type !== 'image') return
    const image = findImage(node, node.url, node.alt, file)
    if (!image) return
    const { address, width, height } = image
    node.url = address
    node.data = { ...node.data, hProperties: { width, height, loading: 'lazy', decoding: 'async' } }
  })
}
