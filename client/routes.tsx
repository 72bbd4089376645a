import type { RouteObject } from 'react-router'
import { Document } from './document.tsx'
import { CrashPage } from './layout/crash-page.tsx'
import type { LoadedRoute } from './loaded-route.ts'
import { SEARCH_PATH } from './model/search-results.ts'

/** Where an address's data comes from: the site on the server, a fetch in the browser. */
export type LoadRoute = (path: string, search: string) => Promise<LoadedRoute> | LoadedRoute

export const ROUTE_ID = 'page'

/** One route serves every page; what it shows is data. */
export function createRoutes(load: LoadRoute): RouteObject[] {
  return [
    {
      id: ROUTE_ID,
      path: '*',
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url)
        return load(pathname, search)
      },
      // Fragments and query change what is shown of a page, not the page; a search is its query.
      // The same address is asked for again by who tries again.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname ||
        currentUrl.href === nextUrl.href ||
        (nextUrl.pathname === SEARCH_PATH && currentUrl.search !== nextUrl.search),
      Component: Document,
      ErrorBoundary: CrashPage,
    },
  ]
}
