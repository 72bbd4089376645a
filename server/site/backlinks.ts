import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentNode } from '#client/model/page.ts'
import { SLOT_MARK } from './compile/html-handlers.ts'

/** A page with the addresses that its own content links to. */
export interface LinkingPage {
  readonly path: DocsPath
  readonly title: string
  readonly links: readonly string[]
}

/** A page that links to another one. */
export type Mention = Pick<LinkingPage, 'path' | 'title'>

/** The pages that link to a page, and to which part of it. */
export interface Backlinks {
  /** How many pages link to it, whether it links back or not. */
  readonly count: number
  /** Pages that it does not link back to, in the order given: the 12 that link to it most. */
  readonly pages: readonly Mention[]
  /** The 3 that link to one of its anchors most. */
  readonly byAnchor: ReadonlyMap<string, readonly Mention[]>
}

/** A list that grew with every new page would not help readers and would slow the page down. */
const MOST_PAGES = 12
const MOST_BY_ANCHOR = 3

/** How often a page links to another page, or to a part of it. */
interface Counted {
  readonly mention: Mention
  times: number
}

/** Collects the links between `pages` by their targets. */
export function collectBacklinks(pages: readonly LinkingPage[]): Map<DocsPath, Backlinks> {
  const linked = new Map(pages.map(({ path, links }) => [path, new Set(links.map((url) => pathIn(url)))]))
  const found = new Map<
    DocsPath,
    { all: Set<DocsPath>; pages: Counted[]; byAnchor: Map<string, Counted[]> }
  >()
  for (const { path, title, links } of pages) {
    for (const url of links) {
      const target = pathIn(url)
      const [, anchor] = url.split('#')
      const back = linked.get(target)
      if (!back || target === path) continue
      const known = found.get(target) ?? {
        all: new Set<DocsPath>(),
        pages: [],
        byAnchor: new Map<string, Counted[]>(),
      }
      found.set(target, known)
      known.all.add(path)
      if (!back.has(path)) count(known.pages, { path, title })
      if (!anchor) continue
      const places = known.byAnchor.get(anchor) ?? []
      known.byAnchor.set(anchor, places)
      count(places, { path, title })
    }
  }
  return new Map(
    [...found].map(([path, { all, pages, byAnchor }]) => [
      path,
      {
        count: all.size,
        pages: mostOf(pages, MOST_PAGES),
        byAnchor: new Map([...byAnchor].map(([anchor, places]) => [anchor, mostOf(places, MOST_BY_ANCHOR)])),
      },
    ]),
  )
}

/** A page's links are counted together, so its entry is the last one or a new one. */
function count(into: Counted[], mention: Mention): void {
  const last = into.at(-1)
  if (last?.mention.path === mention.path) last.times += 1
  else into.push({ mention, times: 1 })
}

function mostOf(counted: readonly Counted[], most: number): Mention[] {
  const chosen = new Set([...counted].sort((one, other) => other.times - one.times).slice(0, most))
  return counted.filter((entry) => chosen.has(entry)).map(({ mention }) => mention)
}

/** The cast is safe: paths that are not pages are simply not found in maps of pages. */
const pathIn = (url: string): DocsPath => (url.split('#', 1)[0] ?? '') as DocsPath

const linkTo = ({ path, title }: Mention) => h('a', { href: path }, title)

/** The list at the end of a page of the other pages that link to it. */
export const backlinksNode = (pages: readonly Mention[]): ContentNode => ({
  html: toHtml(
    h('nav.mentions', { 'aria-label': 'Linked from' }, [
      h('p', 'Linked from'),
      h(
        'ul',
        pages.map((page) => h('li', linkTo(page))),
      ),
    ]),
  ),
})

/** Fills a page's slots, such as links from a setting to the pages that explain it. */
export const fillSlots = (html: string, htmlFor: (anchor: string) => string): string =>
  html
    .split(SLOT_MARK)
    .map((part, at) => (at % 2 === 1 ? htmlFor(part) : part))
    .join('')

export const hasSlots = (html: string): boolean => html.includes(SLOT_MARK)

export function seeAlso(pages: readonly Mention[]): string {
  if (pages.length === 0) return ''
  const links = pages.map((page) => toHtml(linkTo(page))).join(', ')
  return ` <span class="see">More: ${links}</span>`
}
