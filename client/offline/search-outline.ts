import { asHtml, type Hit, type Place } from '../search-modal/hits/read-hit.ts'
import type { PageOutline } from './protocol.ts'

export interface SearchedPage extends PageOutline {
  readonly label: string
  /** The groups of the navigation above the page, outermost first. */
  readonly groups: readonly string[]
}

const MOST = 20
const MOST_BELOW = 2

/**
 * Pages that have every word in their names or in a heading, those with all of them in their own name first, then those
 * with a heading that has all. Headings that have a word are below their page, or in its place if the page has none.
 */
export function searchOutline(pages: readonly SearchedPage[], query: string): Place[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const share = (text: string) => {
    const lower = text.toLowerCase()
    return words.filter((word) => lower.includes(word)).length / words.length
  }
  const found = pages.flatMap((page) => {
    const { path, title, label, groups, headings } = page
    const name = `${label} ${title}`
    if (share([...groups, name, ...headings.map((heading) => heading.title)].join(' ')) < 1) return []
    const matching = headings
      .map((heading) => ({ heading, share: share(heading.title) }))
      .filter((one) => one.share > 0)
      .sort((one, other) => other.share - one.share)
    const common = { group: groups[0] ?? '', page: label }
    const trail = groups.join(' › ')
    const start: Hit = { ...common, href: path, kind: 'page', title: asHtml(label), below: asHtml(trail) }
    const sections = matching.map(
      ({ heading: { id, title: text } }): Hit => ({
        ...common,
        href: `${path}#${encodeURIComponent(id)}`,
        kind: 'heading',
        title: asHtml(text),
        below: asHtml(label),
      }),
    )
    const best = matching[0]?.share ?? 0
    const [hit = start, ...more] = best > share(name) ? sections : [start, ...sections]
    return [{ place: { hit, more: more.slice(0, MOST_BELOW) }, rank: Math.max(share(name) * 2, best) }]
  })
  return found
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST)
    .map(({ place }) => place)
}
