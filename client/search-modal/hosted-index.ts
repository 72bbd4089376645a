import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { HostedSearch } from '../model/hosted-search.ts'
import {
  type Hit,
  PLACES_PER_PAGE,
  type Place,
  type SearchResults,
  type TextRun,
  textOf,
} from '../model/search-results.ts'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
const MOST_MORE = 2

/** A record in the provider's protocol: the fields that are read here. Its strings are HTML, except for `lvl0`. */
interface HostedHit {
  readonly url: string
  readonly type: string
  readonly hierarchy: Readonly<Record<string, string | null>>
  readonly content: string | null
  readonly _snippetResult?: {
    readonly hierarchy?: Readonly<Record<string, { readonly value: string }>>
    readonly content?: { readonly value: string }
  }
}

interface HostedQuestion extends HostedSearch {
  readonly siteUrl: string
  readonly locale: string
  /** The longest snippet (specification, section 9). */
  readonly words: number
}

let client: LiteClient | undefined

/** Asks a hosted index with the provider's own client, with its hosts, timeouts and cache. */
export async function askHostedIndex(
  query: string,
  { appId, apiKey, index, siteUrl, locale, words }: HostedQuestion,
): Promise<SearchResults> {
  client ??= liteClient(appId, apiKey, { hostsCache: hostsByUrl() })
  const { results } = await client.search<HostedHit>({
    requests: [
      {
        indexName: index,
        query,
        hitsPerPage: PLACES_PER_PAGE,
        attributesToRetrieve: [
          ...['lvl0', ...LEVELS].map((level) => `hierarchy.${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}`), 'content'].map(
          (attribute) => `${attribute}:${words}`,
        ),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: [
          `language:${locale}`,
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      },
    ],
  })
  const [answer] = results as { hits?: readonly HostedHit[]; nbHits?: number }[]
  if (!Array.isArray(answer?.hits)) throw new Error('The index answered without hits')
  const places = toPlaces(answer.hits, siteUrl)
  const total = answer.nbHits ?? places.length
  return {
    query,
    filter: null,
    kinds: places.length > 0 ? ['page'] : [],
    total,
    page: 1,
    pages: 1,
    places,
    unknown: [],
    corrected: [],
    isPartial: false,
    undocumented: false,
    suggestions: [],
    nearest: [],
  }
}

/** One place a page, with its next hits below the first. */
function toPlaces(hits: readonly HostedHit[], siteUrl: string): Place[] {
  const places = new Map<string, Place & { more: Hit[] }>()
  for (const hit of hits.flatMap((one) => toHit(one, siteUrl) ?? [])) {
    const [path = ''] = hit.href.split('#', 1)
    const place = places.get(path)
    if (!place) places.set(path, { ...hit, kind: 'page', more: [] })
    else if (place.more.length < MOST_MORE && ![place, ...place.more].some(({ href }) => href === hit.href))
      place.more.push(hit)
  }
  return [...places.values()]
}

/** Null if it has no address or nothing to show. */
function toHit(
  { url, type, hierarchy, content, _snippetResult: snippets }: HostedHit,
  siteUrl: string,
): Hit | null {
  const href = hitAddress(url, siteUrl)
  const levels = LEVELS.filter((level) => hierarchy[level])
  const own = type === 'content' ? levels.at(-1) : levels.find((level) => level === type)
  if (href === null || !own) return null
  const text = snippets?.content?.value ?? content
  return {
    href,
    title: readRuns(snippets?.hierarchy?.[own]?.value ?? hierarchy[own] ?? ''),
    trail: [
      hierarchy.lvl0 ?? '',
      ...levels.slice(0, levels.indexOf(own)).map((level) => textOf(readRuns(hierarchy[level] ?? ''))),
    ].filter(Boolean),
    snippet: text ? readRuns(text) : [],
  }
}

/** Parts of the site that are not documentation but are indexed as if they were. */
const OUTSIDE = /^\/docs(\/(?:glossary|blog)\/)/

/** The address of a hit: on this site a path, whatever host its record names; elsewhere the address unchanged. */
export function hitAddress(url: string, siteUrl: string): string | null {
  if (!URL.canParse(url, siteUrl)) return null
  const target = new URL(url, siteUrl)
  if (!/^https?:$/.test(target.protocol)) return null
  if (target.origin !== new URL(siteUrl).origin) return target.href
  return target.pathname.replace(OUTSIDE, '$1') + target.search + target.hash
}

/** The text of a provider's HTML as runs: the parts that it marks, and those between. */
function readRuns(html: string): TextRun[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map(({ textContent, nodeName }) => ({
    text: textContent ?? '',
    marked: nodeName === 'MARK',
  }))
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

/**
 * The client's knowledge of its hosts, kept as long as the document. Its own cache (5.64) writes a host's state under a
 * key that includes the state and reads it under one that does not, so a stalling host would be asked first every time.
 * Keyed by address, the client's window of 2 minutes works.
 */
function hostsByUrl(): HostsCache {
  const states = new Map<string, unknown>()
  const urlOf = (key: Record<string, unknown> | string) => (typeof key === 'string' ? key : String(key.url))
  return {
    get: async <State>(key: Record<string, unknown> | string, initial: () => Promise<State>) =>
      (states.get(urlOf(key)) as State | undefined) ?? initial(),
    set: async (key, state) => {
      states.set(urlOf(key), state)
      return state
    },
    delete: async (key) => void states.delete(urlOf(key)),
    clear: async () => states.clear(),
  }
}
