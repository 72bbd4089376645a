import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { SEARCH_PATH } from '../model/search-results.ts'

/** Its loader's data is hydrated by this id. */
export const ROUTE_ID = 'page'

export interface RouteScreens {
  readonly Document: ComponentType
  readonly CrashPage: ComponentType
}

/** The site's routes: one, since every address is a document of the same kind. */
export const createRoutes = ({
  loader,
  Document,
  CrashPage,
}: RouteScreens & { readonly loader: LoaderFunction }): RouteObject[] => [
  { id: ROUTE_ID, path: '*', loader, shouldRevalidate, Component: Document, ErrorBoundary: CrashPage },
]

/** A fragment or query changes what is shown of a page, not its data; a search depends on its query. The same address is loaded again. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => {
  if (currentUrl.pathname !== nextUrl.pathname) return true
  if (currentUrl.search !== nextUrl.search) return nextUrl.pathname === SEARCH_PATH
  return currentUrl.hash === nextUrl.hash
}
