import { createElement, type ReactNode, useContext } from 'react'
import type { InteractiveName } from '../mdx/interactive-components.ts'
import { InteractiveContext } from '../mdx/interactive-context.ts'
import type { ContentNode } from '../model/page.ts'

/** Marks the elements whose HTML the browser reads back from the document. */
export const HTML_ATTRIBUTE = 'data-html'

export function Content({ nodes }: { nodes: readonly ContentNode[] }): ReactNode {
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

function Node({ node }: { node: ContentNode }): ReactNode {
  const components = useContext(InteractiveContext)
  if ('html' in node)
    return <div data-html="" dangerouslySetInnerHTML={{ __html: node.html }} suppressHydrationWarning />
  if ('tag' in node) return createElement(node.tag, node.attrs, <Content nodes={node.children} />)
  const Component = components[node.component as InteractiveName]
  if (!Component) throw new Error(`client/mdx/interactive.ts has no component "${node.component}"`)
  return (
    <Component {...node.props} nodes={node.children}>
      <Content nodes={node.children} />
    </Component>
  )
}
