import type { Root, RootContent } from 'mdast'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { pathOfFile } from '#server/site/page-path.ts'
import { checkAttributes } from '../check-attributes.ts'
import { claimAnchor, report, stateOf } from '../compile-context.ts'
import type { ComponentList } from '../define-component.ts'
import { attributesOf, isJsxElement, type JsxElement } from '../jsx-element.ts'
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
      const { options, includes } = stateOf(file)
      for (const each of component.files ?? []) includes.add(each)
      const parse = (words: string): Root => {
        const snippet = this.parse(new VFile(words)) as Root
        takePlace(snippet, node, file)
        return snippet
      }
      const words = component.mdx({
        ...options,
        path: pathOfFile(file.path),
        attributes: attributesOf(node),
        refuse: (message, remedy) => {
          report(file, node, `<${node.name}>: ${message}`, remedy)
          return ''
        },
        atEnd: (heading, part) => {
          const parts = endings.get(heading) ?? new Map<string, RootContent[]>()
          if (!parts.has(part)) parts.set(part, parse(part).children)
          endings.set(heading, parts)
        },
      })
      const snippet = parse(words)
      if (component.anchors) anchorRows(snippet, file)
      parent.children.splice(index, 1, ...(snippet.children as RootContent[] as never[]))
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
  visit(snippet, (child, index, parent) => {
    if (position) child.position = position
    else delete child.position
    const id = isJsxElement(child) && attributesOf(child).id
    if (id) claimAnchor(file, child, id)
    const [only, ...others] = child.type === 'paragraph' ? child.children : []
    if (only?.type !== 'mdxJsxTextElement' || others.length > 0 || !parent || index === undefined) return
    // A line that is one element is a block, as MDX has it in a page before its plugins run.
    parent.children[index] = Object.assign(only as JsxElement, { type: 'mdxJsxFlowElement' as const })
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
