import type { PageData } from './page.ts'
import type { SearchResults } from './search-results.ts'

/** A place that may be what was looked for; the address may have a fragment. */
export interface Suggestion {
  readonly path: string
  readonly label: string
}

/** What the one route shows. */
export type RouteData =
  | ({ readonly kind: 'page' } & PageData)
  | { readonly kind: 'not-found'; readonly build: string; readonly nearest: readonly Suggestion[] }
  /** The page's data could not be fetched, and a document could not be either. The offline page starts so. */
  | { readonly kind: 'failed'; readonly build: string }
  | ({ readonly kind: 'search'; readonly build: string } & SearchResults)
