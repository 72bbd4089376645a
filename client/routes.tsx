import type { RouteObject } from 'react-router'
import { Document } from './document.tsx'
import { CrashPage } from './layout/crash-page.tsx'
import type { RouteData } from './model/route-data.ts'

/** Where a path's data comes from: the site on the server, a fetch in the browser. */
export type LoadRoute = (path: string) => Promise<RouteData> | RouteData

export const ROUTE_ID = 'page'

/** One route serves every page; what it shows is data. */
export function createRoutes(load: LoadRoute): RouteObject[] {
  return [
    {
      id: ROUTE_ID,
      path: '*',
      loader: ({ request }) => load(new URL(request.url).pathname),
      // Fragments and query change what is shown of a page, not the page.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: Document,
      ErrorBoundary: CrashPage,
    },
  ]
}
