import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { VFile } from 'vfile'
import { didYouMean } from '#server/site/content-error.ts'
import { report } from '../compile-context.ts'
import { visit } from '../visit.ts'

export const CALLOUTS: ReadonlyMap<string, string> = new Map(
  ['Note', 'Tip', 'Info', 'Warning', 'Danger'].map((title) => [title.toLowerCase(), title]),
)

/** `:::warning[Title]` becomes an aside with its title in front. */
export const callouts = () => (tree: Root, file: VFile) => {
  visit(tree, 'containerDirective', (node) => {
    const standard = CALLOUTS.get(node.name)
    if (!standard) {
      const names = [...CALLOUTS.keys()]
      const remedy = didYouMean(node.name, names, `Callouts are ${names.join(', ')}.`)
      report(file, node, `unknown callout ":::${node.name}"`, remedy)
      return
    }
    node.children = [titleOf(node, standard), ...node.children.filter((child) => !isLabel(child))]
    node.data = {
      ...node.data,
      hName: 'aside',
      hProperties: { className: ['callout', node.name], role: 'note' },
    }
  })
}

const isLabel = (node: ContainerDirective['children'][number]): node is Paragraph =>
  node.type === 'paragraph' && node.data?.directiveLabel === true

function titleOf(node: ContainerDirective, standard: string): Paragraph {
  const label = node.children.find(isLabel)
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['callout-title'] } },
    children: label?.children ?? [{ type: 'text', value: standard }],
  }
}
