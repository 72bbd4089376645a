import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { claimAnchor, report } from '../compile-context.ts'
import { visit } from '../visit.ts'

/** Gives headings their ids, and checks their levels and duplicates. The title is the page's only level one. */
export const headings = () => (tree: Root, file: VFile) => {
  const slugger = new GithubSlugger()
  const seen = new Set<string>()
  let previous = 1
  visit(tree, 'heading', (node) => {
    const text = textOf(node)
    const tell = (problem: string, remedy?: string) => report(file, node, problem, remedy)
    if (node.depth === 1)
      tell('the page has a heading of level 1', 'The title in the front matter is the only one; start at ##.')
    else if (node.depth > previous + 1)
      tell(`a heading of level ${node.depth} follows one of level ${previous}`, 'Do not skip a level.')
    previous = node.depth
    const id = slugger.slug(text)
    if (!text) tell('a heading has no text')
    else if (!slug(text))
      tell(`the heading "${text}" would have no address`, 'Write at least one letter or digit.')
    else if (seen.has(text.toLowerCase()))
      tell(
        `a second heading "${text}" would have another address than its text says`,
        'Name each heading of a page differently.',
      )
    else claimAnchor(file, node, id)
    seen.add(text.toLowerCase())
    node.data = { ...node.data, hProperties: { id } }
  })
}
