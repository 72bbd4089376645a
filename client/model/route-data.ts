import type { PageData } from './page.ts'
import type { SearchResults } from './search-results.ts'

/** A page or section that the reader may have meant; the address may have a fragment. */
export interface Suggestion {
  readonly path: string
  readonly label: string
  /** The part of the site that it is in. */
  readonly section?: string | undefined
}

/** The data of the site's single route. */
export type RouteData =
  | ({ readonly kind: 'page' } & PageData)
  | {
      readonly kind: 'not-found'
      readonly build: string
      readonly nearest: readonly Suggestion[]
      /** Set for an address of later documentation whose subject this release does not have. */
      readonly isNewer?: boolean
      /** Set for a pasted message that no page quotes. */
      readonly isMessage?: boolean
    }
  /** Neither the page's data nor a document could be fetched. The offline page starts in this state. */
  | { readonly kind: 'failed'; readonly build: string }
  | ({ readonly kind: 'search'; readonly build: string } & SearchResults)
