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
  /** Pages that it does not link back to, in the order given: the 12 that link to it most. */
  readonly pages: readonly Mention[]
  /** The 3 that link to one of its anchors most. */
  readonly byAnchor: ReadonlyMap<string, readonly Mention[]>
}

/** A list that grows with every page helps nobody, and the page grows with it. */
const MOST_PAGES = 12
const MOST_BY_ANCHOR = 3

/** How often a page links to another one, or to a place of it. */
interface Counted {
  readonly mention: Mention
  times: number
}

/** The links between `pages`, seen from where they lead. */
export function collectMentions(pages: readonly LinkingPage[]): Map<DocsPath, Mentions> {
  const linked = new Map(pages.map(({ path, links }) => [path, new Set(links.map((url) => pathIn(url)))]))
  const found = new Map<DocsPath, { pages: Counted[]; byAnchor: Map<string, Counted[]> }>()
  for (const { path, title, links } of pages) {
    for (const url of links) {
      const target = pathIn(url)
      const [, anchor] = url.split('#')
      const back = linked.get(target)
      if (!back || target === path) continue
      const known = found.get(target) ?? { pages: [], byAnchor: new Map<string, Counted[]>() }
      found.set(target, known)
      if (!back.has(path)) count(known.pages, { path, title })
      if (!anchor) continue
      const places = known.byAnchor.get(anchor) ?? []
      known.byAnchor.set(anchor, places)
      count(places, { path, title })
    }
  }
  return new Map(
    [...found].map(([path, { pages, byAnchor }]) => [
      path,
      {
        pages: mostOf(pages, MOST_PAGES),
        byAnchor: new Map([...byAnchor].map(([anchor, places]) => [anchor, mostOf(places, MOST_BY_ANCHOR)])),
      },
    ]),
  )
}

/** A page's links come one after the other, so it is the last one or new. */
function count(into: Counted[], mention: Mention): void {
  const last = into.at(-1)
  if (last?.mention.path === mention.path) last.times += 1
  else into.push({ mention, times: 1 })
}

function mostOf(counted: readonly Counted[], most: number): Mention[] {
  const chosen = new Set([...counted].sort((one, other) => other.times - one.times).slice(0, most))
  return counted.filter((entry) => chosen.has(entry)).map(({ mention }) => mention)
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
