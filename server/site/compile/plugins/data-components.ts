import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import type { ComponentList, DataSource } from '#server/site/components/define-component.ts'
import { pathOfFile } from '#server/site/page-path.ts'
import { checkAttributes } from '../check-attributes.ts'
import { claimAnchor, report, stateOf } from '../compile-context.ts'
import { type JsxElement, jsxAttribute, visitElements } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/** Turns data components into Markdown before other plugins run: their headings, links and tables count for the page. */
export function dataComponents(this: Processor, components: ComponentList) {
  return (tree: Root, file: VFile) => {
    /** The parts for the page's end below their headings, each with the nodes that it becomes. */
    const endings = new Map<string, Map<string, RootContent[]>>()
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const component = components.get(node.name ?? '')
      if (component?.kind !== 'data' || !parent || index === undefined) return
      checkAttributes(node, component.attributes ?? {}, file)
      const { options, dependOn } = stateOf(file)
      for (const each of component.files ?? []) dependOn(each)
      const source: DataSource = {
        ...options,
        path: pathOfFile(file.path),
        attribute: (name) => jsxAttribute(node, name),
        refuse: (message, remedy) => {
          report(file, node, `<${node.name}>: ${message}`, remedy)
          return ''
        },
      }
      const snippet = this.parse(new VFile(component.mdx(source))) as Root
      takePlace(snippet, node, file)
      if (component.anchors) anchorRows(snippet, file)
      parent.children.splice(index, 1, ...(snippet.children as RootContent[] as never[]))
      if (component.atEnd) {
        const { heading, mdx } = component.atEnd
        const parts = endings.get(heading) ?? new Map<string, RootContent[]>()
        const words = mdx(source)
        if (words && !parts.has(words)) {
          const part = this.parse(new VFile(words)) as Root
          takePlace(part, node, file)
          endings.set(heading, parts.set(words, part.children))
        }
      }
      return index + snippet.children.length
    })
    for (const [heading, parts] of endings) {
      tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: heading }] })
      tree.children.push(...[...parts.values()].flat())
    }
  }
}

/** Claims the snippet's anchors. What is wrong with the data is told at the component's place. */
function takePlace(snippet: Root, { position }: JsxElement, file: VFile): void {
  unravel(snippet)
  visit(snippet, (child) => {
    if (position) child.position = position
    else delete child.position
  })
  visitElements(snippet, (element) => {
    const id = jsxAttribute(element, 'id')
    if (id) claimAnchor(file, element, id)
  })
}

/** Makes a line that is one element a block, as MDX does with a page before its plugins run. */
function unravel(snippet: Root): void {
  visit(snippet, 'paragraph', ({ children: [only, ...others] }, index, parent) => {
    if (only?.type !== 'mdxJsxTextElement' || others.length > 0 || !parent || index === undefined) return
    parent.children[index] = { ...only, type: 'mdxJsxFlowElement' } as JsxElement as MdxJsxFlowElement
  })
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
