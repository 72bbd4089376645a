import type { Element } from 'hast'
import type { Node, RootContent } from 'mdast'

/** A node of Markdown that carries its finished HTML: remark-rehype takes name, properties and children from `data`. */
export const asHast = (element: Element, { position }: Pick<Node, 'position'>): RootContent => ({
  type: 'paragraph',
  children: [],
  ...(position ? { position } : {}),
  data: { hName: element.tagName, hProperties: element.properties, hChildren: element.children },
})
