import type { HostedSearch } from '../model/hosted-search.ts'
import { type Hit, type ProtocolHit, readHit } from './hits/read-hit.ts'
import { searchClient } from './search-client.ts'

export interface Answer {
  readonly hits: readonly Hit[]
  /** Queries to try instead, if the engine knows any. */
  readonly suggestions: readonly string[]
  /** Set if only the pages on this device were searched. */
  readonly offline?: boolean
}

interface Question {
  readonly query: string
  readonly locale: string
  readonly siteUrl: string
  /** The provider's account; without one, the embedded engine answers. */
  readonly hosted: HostedSearch | undefined
}

const HITS = 20
const NARROW = '(max-width: 768px)'
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`)

export async function askSearch({ query, locale, siteUrl, hosted }: Question): Promise<Answer> {
  const { client, index } = searchClient(hosted)
  const words = window.matchMedia(NARROW).matches ? 5 : 10
  const { results } = await client.search<ProtocolHit>({
    requests: [
      {
        indexName: index,
        query,
        hitsPerPage: HITS,
        attributesToRetrieve: ['hierarchy.lvl0', ...LEVELS, 'content', 'type', 'url'],
        attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:${words}`),
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
  const [answer] = results as { hits?: ProtocolHit[]; suggestions?: string[] }[]
  if (!Array.isArray(answer?.hits)) throw new Error('The search answered without hits')
  return {
    hits: answer.hits.flatMap((hit) => readHit(hit, siteUrl) ?? []),
    suggestions: answer.suggestions ?? [],
  }
}
