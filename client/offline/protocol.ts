import type { Heading } from '../model/page.ts'
import type { RouteData } from '../model/route-data.ts'

/** The document that represents every page while there is no connection. */
export const OFFLINE_PAGE = '/docs/offline/'

/** A header on responses that the worker gives in place of the server: it says whether the page's data is stored. */
export const OFFLINE_HEADER = 'x-offline'
export type OfflineAnswer = 'kept' | 'missing'

/** A document's request to the worker. */
export type OfflineRequest =
  /** Keep the page that is open now, and the files that it has loaded. */
  | { readonly kind: 'shown'; readonly route: RouteData; readonly files: readonly string[] }
  /** Fetch these pages and keep them until `forget`. */
  | { readonly kind: 'keep'; readonly paths: readonly string[] }
  /** Delete what was kept by request. */
  | { readonly kind: 'forget' }
  /** Which pages are kept? */
  | { readonly kind: 'list' }
  /** What do the pages that are kept say in their titles and headings? */
  | { readonly kind: 'outline' }

/** The outcome of keeping pages: `full` if the device has no space for more. */
export type KeepOutcome = 'kept' | 'full' | 'failed'

/** What can be searched of a page without a connection. */
export interface PageOutline {
  readonly path: string
  readonly title: string
  readonly headings: readonly Heading[]
}

export interface OfflineReply {
  readonly outcome: KeepOutcome
  /** The build whose pages the worker keeps. */
  readonly build: string
  /** For `list`: the pages that can be read, by path. */
  readonly paths: readonly string[]
  /** For `list`: how many of them were kept by request, of this build. */
  readonly complete: number
  /** For `outline`. */
  readonly outline?: readonly PageOutline[]
}
