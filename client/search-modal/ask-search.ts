import { liteClient } from 'algoliasearch/lite'
import { type Hit, type ProtocolHit, readHit } from './search-hit.ts'

export interface Answer {
  readonly hits: readonly Hit[]
  /** Queries to try instead, where the engine knows some. */
  readonly suggestions: readonly string[]
}

interface Question {
  readonly query: string
  readonly locale: string
  readonly siteUrl: string
}

const INDEX = 'docs'
const HITS = 20
const NARROW = '(max-width: 768px)'
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`)

/**
 * The provider's own client, with its time limits and its memory of answers, talks to the embedded engine: twice the
 * same host is one more try. The engine takes any name and key.
 */
const createClient = () =>
  liteClient('embedded', 'embedded', {
    hosts: Array.from({ length: 2 }, () => ({
      url: `${window.location.host}/docs/api/search`,
      accept: 'readWrite' as const,
      protocol: window.location.protocol === 'https:' ? ('https' as const) : ('http' as const),
    })),
  })

let client: ReturnType<typeof createClient> | undefined

export async function askSearch({ query, locale, siteUrl }: Question): Promise<Answer> {
  client ??= createClient()
  const words = window.matchMedia(NARROW).matches ? 5 : 10
  const { results } = await client.search<ProtocolHit>({
    requests: [
      {
        indexName: INDEX,
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
