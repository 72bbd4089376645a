import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentNode } from '#client/model/page.ts'
import type { CompiledNode } from './compile/compiled-content.ts'

/** A page with the addresses that its own words link to. */
export interface LinkingPage {
  readonly path: DocsPath
  readonly title: string
  readonly links: readonly string[]
}

/** A page that links to another one. */
export type Mention = Pick<LinkingPage, 'path' | 'title'>

/** Who links to a page, and to which place of it. */
export interface Backlinks {
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
export function collectBacklinks(pages: readonly LinkingPage[]): Map<DocsPath, Backlinks> {
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
export const backlinksNode = (pages: readonly Mention[]): ContentNode => ({
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

/** The content of a page with what its slots are for: from a setting, links to where it is explained. */
export function fillSlots(
  nodes: readonly CompiledNode[],
  htmlFor: (anchor: string) => string,
): ContentNode[] {
  return nodes.map((node) => {
    if (!('html' in node)) return { ...node, children: fillSlots(node.children, htmlFor) }
    const { html, slots = [] } = node
    let filled = ''
    let from = 0
    for (const { at, anchor } of slots) {
      filled += html.slice(from, at) + htmlFor(anchor)
      from = at
    }
    return { html: filled + html.slice(from) }
  })
}

export const hasSlots = (nodes: readonly CompiledNode[]): boolean =>
  nodes.some((node) => ('html' in node ? node.slots !== undefined : hasSlots(node.children)))

export function seeAlso(pages: readonly Mention[]): string {
  if (pages.length === 0) return ''
  const links = pages.map((page) => toHtml(linkTo(page))).join(', ')
  return ` <span class="see">More: ${links}</span>`
}
