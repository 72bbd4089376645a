import type { DocsPath } from './docs-path.ts'
import type { Language } from './languages.ts'

export interface NavPage {
  readonly kind: 'page'
  readonly path: DocsPath
  readonly label: string
  readonly tag?: 'Enterprise'
  /** The language that its page is about, for a mark beside the label. */
  readonly language?: Language
}

export interface NavGroup {
  readonly kind: 'group'
  readonly label: string
  readonly children: readonly NavNode[]
}

export type NavNode = NavPage | NavGroup

/** The groups above a page, outermost first; null when the page is not in the tree. */
export function trailTo(nodes: readonly NavNode[], path: string): NavGroup[] | null {
  for (const node of nodes) {
    if (node.kind === 'page') {
      if (node.path === path) return []
    } else {
      const below = trailTo(node.children, path)
      if (below) return [node, ...below]
    }
  }
  return null
}

/** Every page of the tree in reading order. */
export function pagesIn(nodes: readonly NavNode[]): NavPage[] {
  return nodes.flatMap((node) => (node.kind === 'page' ? [node] : pagesIn(node.children)))
}
