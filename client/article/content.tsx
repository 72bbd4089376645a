import type { ReactNode } from 'react'
import type { ContentNode } from '../model/page.ts'

/** Marks the elements whose HTML the browser reads back from the document. */
export const HTML_ATTRIBUTE = 'data-html'

export function Content({ nodes }: { nodes: readonly ContentNode[] }): ReactNode {
  return nodes.map(({ html }, index) => (
    <div key={index} data-html="" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  ))
}
