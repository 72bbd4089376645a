import type { Root, RootContent } from 'mdast'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import type { ComponentList } from '#server/site/components/define-component.ts'
import { pathOfFile } from '#server/site/page-path.ts'
import { claimAnchor, report, stateOf } from '../compile-context.ts'
import { jsxAttribute, visitElements } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/** Turns data components into Markdown before other plugins run: their headings, links and tables count for the page. */
export function dataComponents(this: Processor, components: ComponentList) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const component = components.get(node.name ?? '')
      if (component?.kind !== 'data' || !parent || index === undefined) return
      const { options, dependOn } = stateOf(file)
      for (const each of component.files ?? []) dependOn(each)
      const mdx = component.mdx({
        ...options,
        path: pathOfFile(file.path),
        attribute: (name) => jsxAttribute(node, name),
        refuse: (message, remedy) => {
          report(file, node, `<${node.name}>: ${message}`, remedy)
          return ''
        },
      })
      const snippet = this.parse(new VFile(mdx)) as Root
      // What is wrong with the data is told at the component's place.
      visit(snippet, (child) => {
        if (node.position) child.position = node.position
        else delete child.position
      })
      if (component.anchors) anchorRows(snippet, file)
      visitElements(snippet, (element) => {
        const id = jsxAttribute(element, 'id')
        if (id) claimAnchor(file, element, id)
      })
      parent.children.splice(index, 1, ...(snippet.children as RootContent[] as never[]))
      return index + snippet.children.length
    })
  }
}

/** The first cell of a row is what links point at. */
function anchorRows(snippet: Root, file: VFile): void {
  visit(snippet, 'tableRow', ({ children: [cell] }) => {
    const [name] = cell?.children ?? []
    if (!cell || name?.type !== 'inlineCode') return
    claimAnchor(file, cell, name.value)
    cell.data = { ...cell.data, hProperties: { id: name.value } }
  })
}
