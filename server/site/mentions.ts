import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentNode } from '#client/model/page.ts'

/** A page with the addresses that its own words link to. */
export interface LinkingPage {
  readonly path: DocsPath
  readonly title: string
  readonly links: readonly string[]
}

/** A page that links to another one. */
export type Mention = Pick<LinkingPage, 'path' | 'title'>

/** Who links to a page, and to which place of it. */
export interface Mentions {
  /** Pages that it does not link back to, in the order given. */
  readonly pages: readonly Mention[]
  /** All that link to one of its anchors. */
  readonly byAnchor: ReadonlyMap<string, readonly Mention[]>
}

/** The links between `pages`, seen from where they lead. */
export function collectMentions(pages: readonly LinkingPage[]): Map<DocsPath, Mentions> {
  const linked = new Map(pages.map(({ path, links }) => [path, new Set(links.map((url) => pathIn(url)))]))
  const mentions = new Map<DocsPath, { pages: Mention[]; byAnchor: Map<string, Mention[]> }>()
  for (const { path, title, links } of pages) {
    const mention = { path, title }
    for (const url of new Set(links)) {
      const target = pathIn(url)
      const [, anchor] = url.split('#')
      const back = linked.get(target)
      if (!back || target === path) continue
      const known = mentions.get(target) ?? { pages: [], byAnchor: new Map<string, Mention[]>() }
      mentions.set(target, known)
      if (!back.has(path) && known.pages.at(-1)?.path !== path) known.pages.push(mention)
      if (anchor) known.byAnchor.set(anchor, [...(known.byAnchor.get(anchor) ?? []), mention])
    }
  }
  return mentions
}

/** What is no page is in no map of pages. */
const pathIn = (url: string): DocsPath => (url.split('#', 1)[0] ?? '') as DocsPath

const linkTo = ({ path, title }: Mention) => h('a', { href: path }, title)

/** The end of a page that others link to: where else a reader finds its subject. */
export const mentionsNode = (pages: readonly Mention[]): ContentNode => ({
  html: toHtml(
    h('nav.mentions', { 'aria-label': 'Mentioned on' }, [
      h('p', 'Mentioned on'),
      h(
        'ul',
        pages.map((page) => h('li', linkTo(page))),
      ),
    ]),
  ),
})

/**
 * Adds to the last cell of each row whose first cell has an id the pages that link to it: from a setting to where it
 * is explained.
 */
export function mentionInRows(
  nodes: readonly ContentNode[],
  byAnchor: ReadonlyMap<string, readonly Mention[]>,
): readonly ContentNode[] {
  return nodes.map((node) => {
    if (!('html' in node)) return { ...node, children: [...mentionInRows(node.children, byAnchor)] }
    return {
      html: node.html.replace(
        /<tr>\s*<td id="([^"]+)">[\s\S]*?(?=<\/td>\s*<\/tr>)/g,
        (row: string, id: string) => {
          const pages = byAnchor.get(id)
          if (!pages) return row
          const links = pages.map((page) => toHtml(linkTo(page))).join(', ')
          return `${row} <span class="see">More: ${links}</span>`
        },
      ),
    }
  })
}
