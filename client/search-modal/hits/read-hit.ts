/** A hit in the search provider's protocol: the fields that the modal shows. Its strings are HTML, except for `lvl0`. */
export interface ProtocolHit {
  readonly objectID: string
  readonly url: string
  readonly type: string
  readonly hierarchy: Readonly<Record<string, string | null>>
  readonly content: string | null
  readonly _snippetResult?: {
    readonly hierarchy?: Readonly<Record<string, { readonly value: string }>>
    readonly content?: { readonly value: string }
  }
}

/** What the modal shows, keeps and opens. */
export interface Hit {
  readonly href: string
  readonly group: string
  /** The page's title; hits of one page are shown together. */
  readonly page: string
  readonly kind: 'page' | 'heading' | 'content'
  /** As HTML, with marks. */
  readonly title: string
  readonly below: string
}

/** Parses a hit; null if it has no address or nothing to show. */
export function readHit(hit: ProtocolHit, siteOrigin: string): Hit | null {
  const { type, hierarchy, content, _snippetResult: snippets } = hit
  const level = (name: string) => snippets?.hierarchy?.[name]?.value ?? hierarchy[name] ?? ''
  const text = snippets?.content?.value ?? content ?? ''
  const href = hitAddress(hit.url, siteOrigin)
  const kind = type === 'content' ? 'content' : type === 'lvl1' ? 'page' : 'heading'
  const title = kind === 'content' ? text : level(type)
  if (href === null || title === '') return null
  return {
    href,
    group: hierarchy.lvl0 ?? '',
    page: hierarchy.lvl1 ?? '',
    kind,
    title,
    below: kind === 'page' ? text : level('lvl1'),
  }
}

/** Parts of the site that are not documentation but are indexed as if they were. */
const OUTSIDE = /^\/docs(\/(?:glossary|blog)\/)/

/** The address of a hit: on this site a path, whatever host its record names; elsewhere the address unchanged. */
export function hitAddress(url: string, siteOrigin: string): string | null {
  try {
    const target = new URL(url, siteOrigin)
    if (!/^https?:$/.test(target.protocol)) return null
    if (target.origin !== new URL(siteOrigin).origin) return target.href
    return target.pathname.replace(OUTSIDE, '$1') + target.search + target.hash
  } catch {
    return null
  }
}

const MOST_IN_A_GROUP = 5

export interface HitGroup {
  readonly name: string
  readonly hits: readonly Hit[]
}

/** Groups hits, the group with the best hit first, with hits of one page together. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  return [...collect(hits, ({ group }) => group)].map(([name, all]) => ({
    name,
    hits: [...collect(all.slice(0, MOST_IN_A_GROUP), ({ page }) => page).values()].flat(),
  }))
}

/** `Map.groupBy`, which the oldest supported browsers lack. */
function collect(hits: readonly Hit[], keyOf: (hit: Hit) => string): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) {
    const group = groups.get(keyOf(hit))
    if (group) group.push(hit)
    else groups.set(keyOf(hit), [hit])
  }
  return groups
}
