import type { ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import type { Json } from '#client/model/page.ts'
import type { ComponentList } from '#server/site/components/define-component.ts'
import { stateOf } from '../../compile-context.ts'
import type { RenderedNode } from '../../compiled-content.ts'
import { literalOf } from '../../literal.ts'

declare module 'vfile' {
  interface DataMap {
    rendered: readonly RenderedNode[]
  }
}

type HtmlNode = RootContent | ElementContent
type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Props = Record<string, Json>

/**
 * Components become what they stand for. Pages hold data alone, so nothing of a page has to be run: MDX is left with
 * nothing to make code of.
 */
export const renderComponents = (components: ComponentList) => (tree: Root, file: VFile) => {
  if (stateOf(file).problems.length === 0) file.data.rendered = renderAll(tree.children, false, components)
  tree.children = []
}

/** Between words a space alone is kept; between blocks it means nothing. */
function renderAll(nodes: readonly HtmlNode[], words: boolean, components: ComponentList): RenderedNode[] {
  const rendered: RenderedNode[] = []
  let run: HtmlNode[] = []
  const flush = () => {
    if (words || run.some((node) => node.type !== 'text' || node.value.trim() !== '')) rendered.push(...run)
    run = []
  }
  for (const node of nodes) {
    if (isPlain(node)) {
      run.push(node)
      continue
    }
    flush()
    if (isJsx(node)) rendered.push(...renderElement(node, components))
    else if (node.type === 'element')
      rendered.push({ ...node, children: renderAll(node.children, true, components) as ElementContent[] })
  }
  flush()
  return rendered
}

const isJsx = (node: HtmlNode): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Checks that a tree contains no MDX. */
const isPlain = (node: HtmlNode): boolean =>
  node.type === 'element' ? node.children.every(isPlain) : !isJsx(node)

function renderElement(node: JsxNode, components: ComponentList): RenderedNode[] {
  const children = renderAll(node.children, node.type === 'mdxJsxTextElement', components)
  if (node.name === null) return children
  const props = propsOf(node)
  const component = components.get(node.name)
  switch (component?.kind) {
    case 'static':
      return [component.html(props, children)].flat()
    case 'data':
      throw new Error(`<${component.name}> was not replaced by what it stands for`)
    default:
      return [h(node.name, props as Record<string, string>, children as ElementContent[])]
  }
}

function propsOf({ attributes }: JsxNode): Props {
  const props: Props = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    props[name] =
      typeof value === 'object' && value !== null ? (literalOf(value.data?.estree) ?? null) : (value ?? true)
  }
  return props
}
