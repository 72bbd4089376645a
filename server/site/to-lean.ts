import type { ContentNode } from '#client/model/page.ts'

/** The content without its HTML: what the browser needs besides the markup that it has already been sent. */
export function toLean(content: readonly ContentNode[]): ContentNode[] {
  return content.map((node) => ('html' in node ? { html: '' } : { ...node, children: toLean(node.children) }))
}
