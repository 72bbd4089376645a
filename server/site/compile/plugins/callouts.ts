import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { VFile } from 'vfile'
import { didYouMean } from '#server/site/content-error.ts'
import { report } from '../compile-context.ts'
import { visit } from '../visit.ts'

export const CALLOUTS = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const

const isCallout = (name: string): name is keyof typeof CALLOUTS => Object.hasOwn(CALLOUTS, name)

/** `:::warning[Title]` becomes an aside with its title in front. */
export const callouts = () => (tree: Root, file: VFile) => {
  visit(tree, 'containerDirective', (node) => {
    if (!isCallout(node.name)) {
      const names = Object.keys(CALLOUTS)
      report(
        file,
        node,
        `unknown callout ":::${node.name}"`,
        didYouMean(node.name, names, `Callouts are ${names.join(', ')}.`),
      )
      return
    }
    node.children = [titleOf(node, CALLOUTS[node.name]), ...node.children.filter((child) => !isLabel(child))]
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
