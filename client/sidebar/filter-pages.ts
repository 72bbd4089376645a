import type { NavNode, NavPage } from '../model/navigation.ts'

export interface FoundPage {
  readonly page: NavPage
  /** The labels of the groups above the page. */
  readonly trail: readonly string[]
}

/** The pages whose label, together with those of the groups above it, contains every typed word, in reading order. */
export function filterPages(nodes: readonly NavNode[], query: string): FoundPage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const find = (list: readonly NavNode[], trail: readonly string[]): FoundPage[] =>
    list.flatMap((node) => {
      if (node.kind === 'group') return find(node.children, [...trail, node.label])
      const text = [...trail, node.label].join(' ').toLowerCase()
      return words.every((word) => text.includes(word)) ? [{ page: node, trail }] : []
    })
  return words.length === 0 ? [] : find(nodes, [])
}
