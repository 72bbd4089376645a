import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { report, stateOf } from '../compile-context.ts'
import { clientLibraries } from '../data-components/client-libraries.ts'
import { configTable } from '../data-components/config-table.ts'
import type { DataComponent } from '../data-components/data-component.ts'
import { releaseAssets, releaseNotes } from '../data-components/release.ts'
import { jsxAttribute } from '../jsx-attribute.ts'

/** Components that stand for data of the content folder. */
export const DATA_COMPONENTS: Readonly<Record<string, DataComponent>> = {
  ClientLibraries: clientLibraries,
  ConfigTable: configTable,
  ReleaseAssets: releaseAssets,
  ReleaseNotes: releaseNotes,
}

/** Turns data components into Markdown before other plugins run: their headings, links and tables count for the page. */
export function dataComponents(this: Processor) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const component = DATA_COMPONENTS[node.name ?? '']
      if (!component || !parent || index === undefined) return
      const { options, dependOn } = stateOf(file)
      if (component.file) dependOn(component.file)
      const snippet = this.parse(
        new VFile(
          component.write({
            ...options,
            attribute: (name) => jsxAttribute(node, name),
            refuse: (message, remedy) => {
              report(file, node, `<${node.name}>: ${message}`, remedy)
              return ''
            },
          }),
        ),
      ) as Root
      visit(snippet, (child) => {
        delete child.position
      })
      if (component.anchors) anchorRows(snippet)
      parent.children.splice(index, 1, ...(snippet.children as RootContent[] as never[]))
      return index + snippet.children.length
    })
  }
}

/** The first cell of a row is what links point at. */
function anchorRows(snippet: Root): void {
  visit(snippet, 'tableRow', ({ children: [cell] }) => {
    const [name] = cell?.children ?? []
    if (cell && name?.type === 'inlineCode') cell.data = { ...cell.data, hProperties: { id: name.value } }
  })
}
