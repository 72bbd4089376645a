import type { HostedSearch } from '../model/hosted-search.ts'
import type { SearchKind } from '../model/search-results.ts'
import { onePlaceAPage } from './hits/one-place-a-page.ts'
import { hitAddress, type Place, type ProtocolHit, readHit } from './hits/read-hit.ts'
import { searchClient } from './search-client.ts'

export interface Answer {
  /** The best first. */
  readonly places: readonly Place[]
  /** Queries to try instead, if the engine knows any. */
  readonly suggestions: readonly string[]
  /** Pages that come nearest when nothing is found. */
  readonly nearest?: readonly { readonly href: string; readonly title: string }[]
  /** Whether a message was pasted that no page quotes. */
  readonly undocumented?: boolean
  /** Set if only the pages on this device were searched. */
  readonly offline?: boolean
}

/** What the reader asks for. */
export interface Asked {
  readonly query: string
  /** All of what was pasted, if it is longer than a query. */
  readonly pasted: string | null
  /** The only kind of results that is wanted. */
  readonly filter: SearchKind | null
}

interface Question extends Asked {
  readonly locale: string
  readonly siteUrl: string
  /** The provider's account; without one, the embedded engine answers. */
  readonly hosted: HostedSearch | undefined
}

interface ProtocolAnswer {
  readonly hits: readonly ProtocolHit[]
  /** With the next two, additions of the embedded engine. */
  readonly suggestions: readonly string[]
  readonly nearest: readonly { readonly url: string; readonly title: string }[]
  readonly undocumented: boolean
}

const HITS = 20
const NARROW = '(max-width: 768px)'
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`)

export async function askSearch({
  query,
  pasted,
  filter,
  locale,
  siteUrl,
  hosted,
}: Question): Promise<Answer> {
  const { client, index } = searchClient(hosted)
  const words = window.matchMedia(NARROW).matches ? 5 : 10
  const { results } = await client.search<ProtocolHit>({
    requests: [
      {
        indexName: index,
        query,
        ...(pasted !== null && !hosted && { pasted }),
        hitsPerPage: HITS,
        attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
        attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: [
          `language:${locale}`,
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ...(filter ? [`kind:${filter}`] : []),
        ],
      },
    ],
  })
  const [answer] = results as Partial<ProtocolAnswer>[]
  if (!Array.isArray(answer?.hits)) throw new Error('The search answered without hits')
  const places = answer.hits.flatMap((hit) => readHit(hit, siteUrl) ?? [])
  return {
    places: filter ? places : onePlaceAPage(places),
    suggestions: answer.suggestions ?? [],
    nearest: (answer.nearest ?? []).flatMap(({ url, title }) => {
      const href = hitAddress(url, siteUrl)
      return href === null ? [] : { href, title }
    }),
    undocumented: answer.undocumented === true,
  }
}
