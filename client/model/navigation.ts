import type { DocsPath } from './docs-path.ts'
import type { Language } from './languages.ts'

/** The tags that a sidebar entry can have. */
export const NAV_TAGS = ['Enterprise', 'Popular'] as const
export type NavTag = (typeof NAV_TAGS)[number]

export interface NavPage {
  readonly kind: 'page'
  readonly path: DocsPath
  readonly label: string
  readonly tag?: NavTag
  /** The language that its page is about, for a mark beside the label. */
  readonly language?: Language
}

export interface NavGroup {
  readonly kind: 'group'
  readonly label: string
  readonly children: readonly NavNode[]
  readonly tag?: NavTag
}

export type NavNode = NavPage | NavGroup

/** The groups above a page, outermost first; null when the page is not in the tree. */
export function trailTo(nodes: readonly NavNode[], path: DocsPath): NavGroup[] | null {
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
