import type { PageData, PageLink } from './page.ts'

/** What the one route shows. */
export type RouteData =
  | ({ readonly kind: 'page' } & PageData)
  | { readonly kind: 'not-found'; readonly build: string; readonly nearest: readonly PageLink[] }
