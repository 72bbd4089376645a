import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, hastToReact, html as htmlSchema } from 'property-information'
import type { ContentNode } from '#client/model/page.ts'
import type { EvaluatedNode } from './evaluate-mdx.ts'
import { HTML_OPTIONS } from './plugins/static-html.ts'

/** The evaluated tree as content: neighbours without interactive components become one run of HTML. */
export function toContent(nodes: readonly EvaluatedNode[]): ContentNode[] {
  const content: ContentNode[] = []
  let run: EvaluatedNode[] = []
  const flush = () => {
    const html = toHtml({ type: 'root', children: run as never[] }, HTML_OPTIONS)
    if (html.trim() !== '') content.push({ html })
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'interactive') {
      flush()
      content.push({ component: node.name, props: node.props, children: toContent(node.children) })
    } else if (node.type === 'element' && holdsInteractive(node)) {
      flush()
      content.push({
        tag: node.tagName,
        attrs: reactAttributes(node),
        children: toContent(node.children as EvaluatedNode[]),
      })
    } else run.push(node)
  }
  flush()
  return content
}

const holdsInteractive = (node: EvaluatedNode): boolean =>
  node.type === 'interactive' ||
  ('children' in node && (node.children as EvaluatedNode[]).some(holdsInteractive))

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
