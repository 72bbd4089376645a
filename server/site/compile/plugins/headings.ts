import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { claimAnchor, report } from '../compile-context.ts'
import { visit } from '../visit.ts'

/** Headings get their ids; levels and repeated texts are checked. The title is the page's only level one. */
export const headings = () => (tree: Root, file: VFile) => {
  const slugger = new GithubSlugger()
  const seen = new Set<string>()
  let previous = 1
  visit(tree, 'heading', (node) => {
    const text = textOf(node)
    checkLevel(node, previous, file)
    previous = node.depth
    if (!text) report(file, node, 'a heading has no text')
    if (seen.has(text.toLowerCase())) {
      report(
        file,
        node,
        `a second heading "${text}" would have another address than its text says`,
        'Name each heading of a page differently.',
      )
    }
    seen.add(text.toLowerCase())
    const id = slugger.slug(text)
    claimAnchor(file, node, id)
    node.data = { ...node.data, hProperties: { id } }
  })
}

function checkLevel(node: Heading, previous: number, file: VFile): void {
  if (node.depth === 1)
    report(
      file,
      node,
      'the page has a heading of level 1',
      'The title in the front matter is the only one; start at ##.',
    )
  else if (node.depth > previous + 1) {
    report(
      file,
      node,
      `a heading of level ${node.depth} follows one of level ${previous}`,
      'Do not skip a level.',
    )
  }
}
