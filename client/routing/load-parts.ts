import type { RouteData } from '../model/route-data.ts'
import type { LoadedRoute } from './loaded-route.ts'

/** A route with the code that shows it; articles need none of the lazily loaded kind. */
export async function loadParts(route: RouteData): Promise<LoadedRoute> {
  if (!isScreen(route)) return { route, screens: null }
  const [{ SearchPage }, { NotFound }] = await Promise.all([
    import('../search/search-page.tsx'),
    import('../layout/not-found.tsx'),
  ])
  return { route, screens: { SearchPage, NotFound } }
}

/** Checks whether the route shows something other than an article, with its own styles. */
export const isScreen = ({ kind }: RouteData): boolean => kind === 'search' || kind === 'not-found'
