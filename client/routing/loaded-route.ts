import { useLoaderData } from 'react-router'
import type { NotFound } from '../layout/not-found.tsx'
import type { RouteData } from '../model/route-data.ts'
import type { SearchPage } from '../search/search-page.tsx'

/** Screens shown in place of an article: lazily loaded, since most readers only see articles. */
export interface Screens {
  readonly NotFound: typeof NotFound
  readonly SearchPage: typeof SearchPage
}

/** The content of an address, and the code that shows it. */
export interface LoadedRoute {
  readonly route: RouteData
  /** Null for articles. */
  readonly screens: Screens | null
}

/** The route that is shown; the site's single route has one loader. */
export const useLoadedRoute = (): LoadedRoute => useLoaderData<LoadedRoute>()
