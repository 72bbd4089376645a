import type { Nodes } from 'mdast'
import type { ComponentList } from '../components/define-component.ts'
import { isJsxElement, jsxAttribute } from './jsx-element.ts'

/** The words of a node as search gets them: a component says which those are. */
export function textOf(node: Nodes, components: ComponentList): string {
  const own = ownText(node, components)
  if (own !== null) return own
  if ('value' in node) return node.value
  if ('alt' in node && node.alt) return node.alt
  return 'children' in node ? node.children.map((child) => textOf(child, components)).join('') : ''
}

/** The text that replaces a component and its content; null for what is read as its content, and for all other nodes. */
export function ownText(node: Nodes, components: ComponentList): string | null {
  const component = isJsxElement(node) ? components.get(node.name ?? '') : undefined
  if (!isJsxElement(node) || !component || component.kind === 'data' || component.text === 'content')
    return null
  return component.text === 'nothing' ? '' : component.text({ attribute: (name) => jsxAttribute(node, name) })
}
