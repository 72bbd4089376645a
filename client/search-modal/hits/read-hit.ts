import type { SearchAnswerText } from '../../model/search-results.ts'

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
  /** With the next, an addition of the embedded engine. */
  readonly answer?: SearchAnswerText
  readonly sections?: readonly { readonly url: string; readonly title: string }[]
}

/** What the modal keeps and opens. */
export interface Hit {
  readonly href: string
  /** The chapter, shown as a label. */
  readonly group: string
  /** The page's title. */
  readonly page: string
  readonly kind: 'page' | 'heading' | 'content'
  /** As HTML, with marks. */
  readonly title: string
  readonly below: string
}

/** A place of the list of results: a hit, what answers immediately, and other sections of its page. */
export interface Place {
  readonly hit: Hit
  readonly answer?: SearchAnswerText
  readonly more: readonly Hit[]
}

/** Parses a hit; null if it has no address or nothing to show. */
export function readHit(hit: ProtocolHit, siteOrigin: string): Place | null {
  const { type, hierarchy, content, _snippetResult: snippets } = hit
  const level = (name: string) => snippets?.hierarchy?.[name]?.value ?? hierarchy[name] ?? ''
  const text = snippets?.content?.value ?? content ?? ''
  const href = hitAddress(hit.url, siteOrigin)
  const isPage = type === 'lvl1'
  const title = level(type === 'content' ? deepestLevel(hierarchy) : type)
  if (href === null || title === '') return null
  const common = { group: hierarchy.lvl0 ?? '', page: hierarchy.lvl1 ?? '' }
  return {
    hit: {
      ...common,
      href,
      kind: isPage ? 'page' : type === 'content' ? 'content' : 'heading',
      title,
      below: [...(isPage ? [] : [level('lvl1')]), text].filter(Boolean).join(' · '),
    },
    ...(hit.answer && { answer: hit.answer }),
    more: (hit.sections ?? []).flatMap((section) => {
      const address = hitAddress(section.url, siteOrigin)
      const own = { kind: 'heading' as const, title: asHtml(section.title), below: asHtml(common.page) }
      return address === null ? [] : { ...common, ...own, href: address }
    }),
  }
}

const deepestLevel = (hierarchy: ProtocolHit['hierarchy']): string =>
  Object.keys(hierarchy)
    .filter((level) => level !== 'lvl0' && hierarchy[level])
    .sort()
    .at(-1) ?? 'lvl1'

/** Text as the HTML that titles of hits are. */
export const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

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
