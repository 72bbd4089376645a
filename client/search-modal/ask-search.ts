import type { HostedSearch } from '../model/hosted-search.ts'
import { LONGEST_QUERY, SEARCH_API_PATH, type SearchResults } from '../model/search-results.ts'

export type SearchFailure = 'offline' | 'connection' | 'busy' | 'server'

/** Two lines of the window. */
const SNIPPET_WORDS = { wide: 24, narrow: 12 }
const isNarrow = (): boolean => window.matchMedia('(max-width: 768px)').matches

/** The parts of the site that decide who answers. */
export interface SearchedSite {
  readonly siteUrl: string
  readonly locale: string
  /** The provider's account; without one, the embedded engine answers. */
  readonly hosted: HostedSearch | undefined
}

export async function askSearch(
  query: string,
  { hosted, siteUrl, locale }: SearchedSite,
  signal: AbortSignal,
): Promise<SearchResults> {
  if (hosted) {
    const { askHostedIndex } = await import('./hosted-index.ts')
    return askHostedIndex(query.slice(0, LONGEST_QUERY), {
      ...hosted,
      siteUrl,
      locale,
      words: isNarrow() ? 5 : 10,
    })
  }
  const parameters = new URLSearchParams({
    q: query,
    words: String(isNarrow() ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide),
  })
  const response = await fetch(`${SEARCH_API_PATH}?${parameters}`, { signal })
  if (!response.ok) throw new Error(`it answers ${response.status}`, { cause: response.status })
  return (await response.json()) as SearchResults
}

/** Browsers reject with a TypeError when there is no connection, the provider's client with a RetryError. */
export function failureOf(error: unknown): SearchFailure {
  if (!navigator.onLine) return 'offline'
  if (!(error instanceof Error)) return 'server'
  if (['TypeError', 'RetryError'].includes(error.name)) return 'connection'
  return error.cause === 503 ? 'busy' : 'server'
}
