import { createElement, type ReactNode } from 'react'
import { COMPONENTS } from '../mdx/components.ts'
import type { ContentNode } from '../model/page.ts'

/** Marks the elements whose HTML the browser reads back from the document that it was sent. */
export const HTML_ATTRIBUTE = 'data-html'

export function Content({ nodes }: { nodes: readonly ContentNode[] }): ReactNode {
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

function Node({ node }: { node: ContentNode }): ReactNode {
  if ('html' in node)
    return <div data-html="" dangerouslySetInnerHTML={{ __html: node.html }} suppressHydrationWarning />
  if ('tag' in node) return createElement(node.tag, node.attrs, <Content nodes={node.children} />)
  const Component = COMPONENTS[node.component]
  if (!Component) throw new Error(`client/mdx has no component "${node.component}"`)
  return (
    <Component {...node.props} nodes={node.children}>
      <Content nodes={node.children} />
    </Component>
  )
}
