import { toHtml } from 'hast-util-to-html'
import { type CompiledNode, type RenderedNode, SLOT_MARK } from './compiled-content.ts'

/** The shapes of a drawing close themselves: that halves its markup. */
const HTML_OPTIONS = {
  allowDangerousHtml: true,
  // Within double quotes, quotes of the other kind need no escape.
  allowDangerousCharacters: true,
  closeEmptyElements: true,
  tightSelfClosing: true,
} as const

/** The rendered tree as one run of HTML, with the places of its slots. */
export function toContent(nodes: readonly RenderedNode[]): CompiledNode[] {
  const parts = toHtml({ type: 'root', children: nodes as never[] }, HTML_OPTIONS).split(SLOT_MARK)
  const html = parts.join('')
  if (parts.length === 1) return html.trim() === '' ? [] : [{ html }]
  let at = 0
  const slots = anchorsIn(nodes).map((anchor, index) => {
    at += parts[index]?.length ?? 0
    return { at, anchor }
  })
  return [{ html, slots }]
}

/** The anchors of the slots, in the order in which they are printed. */
const anchorsIn = (nodes: readonly RenderedNode[]): string[] =>
  nodes.flatMap((node) => {
    if ('anchor' in node) return [node.anchor]
    return 'children' in node ? anchorsIn(node.children as RenderedNode[]) : []
  })
