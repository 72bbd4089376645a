import type { RouteObject } from 'react-router'
import { Document } from './document.tsx'
import { CrashPage } from './layout/crash-page.tsx'
import type { LoadedRoute } from './loaded-route.ts'
import { SEARCH_PATH } from './model/search-results.ts'

/** Loads an address's data: from the site on the server, by a fetch in the browser. */
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
      // A fragment or query changes what is shown of a page, not its data; a search depends on its query.
      // A retry asks for the same address again.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname ||
        currentUrl.href === nextUrl.href ||
        (nextUrl.pathname === SEARCH_PATH && currentUrl.search !== nextUrl.search),
      Component: Document,
      ErrorBoundary: CrashPage,
    },
  ]
}
