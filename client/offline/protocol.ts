import type { RouteData } from '../model/route-data.ts'

/** Where the server has the document that stands for every page while there is no connection. */
export const OFFLINE_PAGE = '/docs/offline/'

/** On answers of the worker in place of the server: the page's data is kept here, or it is not. */
export const OFFLINE_HEADER = 'x-offline'
export type OfflineAnswer = 'kept' | 'missing'

/** What a document asks of the worker. */
export type OfflineRequest =
  /** Keep the page that is read now, and the files that it has loaded. */
  | { readonly kind: 'shown'; readonly route: RouteData; readonly files: readonly string[] }
  /** Fetch these pages and keep them until they are given up. */
  | { readonly kind: 'keep'; readonly paths: readonly string[] }
  /** Give up what was kept by request. */
  | { readonly kind: 'forget' }
  /** Which pages are kept? */
  | { readonly kind: 'list' }

/** What came of keeping pages: `full` when the device has no room for more. */
export type KeepOutcome = 'kept' | 'full' | 'failed'

export interface OfflineReply {
  readonly outcome: KeepOutcome
  /** The build that the worker keeps pages of. */
  readonly build: string
  /** For `list`: the pages that can be read, by path. */
  readonly paths: readonly string[]
  /** For `list`: how many of them were kept by request, of this build. */
  readonly complete: number
}
