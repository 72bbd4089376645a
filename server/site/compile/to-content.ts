import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, hastToReact, html as htmlSchema } from 'property-information'
import type { ComponentList } from '../components/define-component.ts'
import { type CompiledNode, type RenderedNode, SLOT_MARK } from './compiled-content.ts'

/** The shapes of a drawing close themselves: that halves its markup. */
const HTML_OPTIONS = {
  allowDangerousHtml: true,
  // Within double quotes, quotes of the other kind need no escape.
  allowDangerousCharacters: true,
  closeEmptyElements: true,
  tightSelfClosing: true,
} as const

/** The rendered tree as content: neighbors without interactive components become one run of HTML. */
export function toContent(nodes: readonly RenderedNode[], components: ComponentList): CompiledNode[] {
  const content: CompiledNode[] = []
  let run: RenderedNode[] = []
  const flush = () => {
    const printed = print(run)
    if (printed.html.trim() !== '' || printed.slots) content.push(printed)
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'interactive') {
      flush()
      content.push({
        component: node.name,
        props: node.props,
        children: toContent(node.children, components),
      })
      const component = components.get(node.name)
      if (component?.kind === 'interactive' && component.withoutScripts)
        content.push({ html: `<noscript><p>${textToHtml(component.withoutScripts)}</p></noscript>` })
    } else if (node.type === 'element' && holdsInteractive(node)) {
      flush()
      content.push({
        tag: node.tagName,
        attrs: reactAttributes(node),
        children: toContent(node.children as RenderedNode[], components),
      })
    } else run.push(node)
  }
  flush()
  return content
}

/** The names of the interactive components in a page's content. */
export function interactiveNames(content: readonly CompiledNode[]): string[] {
  const names = content.flatMap((node) => {
    if ('html' in node) return []
    const inside = interactiveNames(node.children)
    return 'component' in node ? [node.component, ...inside] : inside
  })
  return [...new Set(names)].sort()
}

function print(run: readonly RenderedNode[]): Extract<CompiledNode, { html: string }> {
  const parts = toHtml({ type: 'root', children: run as never[] }, HTML_OPTIONS).split(SLOT_MARK)
  const html = parts.join('')
  if (parts.length === 1) return { html }
  let at = 0
  const slots = anchorsIn(run).map((anchor, index) => {
    at += parts[index]?.length ?? 0
    return { at, anchor }
  })
  return { html, slots }
}

/** The anchors of the slots, in the order in which they are printed. */
const anchorsIn = (nodes: readonly RenderedNode[]): string[] =>
  nodes.flatMap((node) => {
    if ('anchor' in node) return [node.anchor]
    return 'children' in node ? anchorsIn(node.children as RenderedNode[]) : []
  })

const textToHtml = (value: string): string => toHtml({ type: 'text', value })

const holdsInteractive = (node: RenderedNode): boolean =>
  node.type === 'interactive' ||
  ('children' in node && (node.children as RenderedNode[]).some(holdsInteractive))

function reactAttributes(node: Element): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [property, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || value === false) continue
    const info = find(htmlSchema, property)
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
    attributes[name] = Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value)
  }
  return attributes
}
