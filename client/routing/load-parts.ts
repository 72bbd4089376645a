import type { RouteData } from '../model/route-data.ts'
import type { LoadedRoute } from './loaded-route.ts'

const NONE = {}

/** A route with the code that shows it; most pages need none of the lazily loaded kind. */
export async function loadParts(route: RouteData): Promise<LoadedRoute> {
  if (isScreen(route)) {
    const [{ SearchPage }, { NotFound }] = await Promise.all([
      import('../search/search-page.tsx'),
      import('../layout/not-found.tsx'),
    ])
    return { route, components: NONE, screens: { SearchPage, NotFound } }
  }
  if (route.kind !== 'page' || !route.interactive) return { route, components: NONE, screens: null }
  const { INTERACTIVE } = await import('../mdx/interactive.ts')
  return { route, components: INTERACTIVE, screens: null }
}

/** Checks whether the route shows something other than an article, with its own styles. */
export const isScreen = ({ kind }: RouteData): boolean => kind === 'search' || kind === 'not-found'
