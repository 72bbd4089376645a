import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { DocsPath } from '#client/model/docs-path.ts'
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

interface Link {
  readonly from: LinkingPage
  readonly to: DocsPath
  readonly anchor: string
}

/** Collects the links between `pages` by their targets. */
export function collectBacklinks(pages: readonly LinkingPage[]): Map<DocsPath, Backlinks> {
  const linked = new Map(pages.map(({ path, links }) => [path, new Set(links.map(pathIn))]))
  const links = pages
    .flatMap((from) => from.links.map((url) => ({ from, to: pathIn(url), anchor: url.split('#')[1] ?? '' })))
    .filter(({ from, to }) => linked.has(to) && to !== from.path)
  const backlinksOf = (path: DocsPath, found: readonly Link[]): Backlinks => {
    const oneWay = found.filter(({ from }) => !linked.get(path)?.has(from.path))
    const byAnchor = Map.groupBy(
      found.filter(({ anchor }) => anchor !== ''),
      ({ anchor }) => anchor,
    )
    return {
      count: new Set(found.map(({ from }) => from)).size,
      pages: mostOf(oneWay, MOST_PAGES),
      byAnchor: new Map([...byAnchor].map(([anchor, some]) => [anchor, mostOf(some, MOST_BY_ANCHOR)])),
    }
  }
  const byTarget = Map.groupBy(links, ({ to }) => to)
  return new Map([...byTarget].map(([path, found]) => [path, backlinksOf(path, found)]))
}

/** The pages with most of the links, in their own order. */
function mostOf(links: readonly Link[], most: number): Mention[] {
  const byPage = [...Map.groupBy(links, ({ from }) => from)]
  const chosen = new Set(byPage.toSorted(([, one], [, other]) => other.length - one.length).slice(0, most))
  return byPage.filter((each) => chosen.has(each)).map(([{ path, title }]) => ({ path, title }))
}

/** The cast is safe: paths that are not pages are simply not found in maps of pages. */
const pathIn = (url: string): DocsPath => (url.split('#', 1)[0] ?? '') as DocsPath

const linkTo = ({ path, title }: Mention) => h('a', { href: path }, title)

/** The list at the end of a page of the other pages that link to it. */
export const backlinksList = (pages: readonly Mention[]): string =>
  toHtml(
    h('nav.mentions', { 'aria-label': 'Linked from' }, [
      h('p', 'Linked from'),
      h(
        'ul',
        pages.map((page) => h('li', linkTo(page))),
      ),
    ]),
  )

/** Fills a page's slots, such as links from a setting to the pages that explain it. */
export const fillSlots = (html: string, htmlFor: (anchor: string) => string): string =>
  html
    .split(SLOT_MARK)
    .map((part, at) => (at % 2 === 1 ? htmlFor(part) : part))
    .join('')

export function seeAlso(pages: readonly Mention[]): string {
  if (pages.length === 0) return ''
  const links = pages.map((page) => toHtml(linkTo(page))).join(', ')
  return ` <span class="see">More: ${links}</span>`
}
