import { loadComponents } from './mdx/load-components.ts'
import type { RouteData } from './model/route-data.ts'
import type { LoadedRoute } from './routing/loaded-route.ts'

/** A route with the lazily loaded code that shows it. */
export async function loadParts(route: RouteData): Promise<LoadedRoute> {
  const [components, screens] = await Promise.all([
    loadComponents(route),
    isScreen(route) ? import('./screens.ts').then(({ SCREENS }) => SCREENS) : null,
  ])
  return { route, components, screens }
}

/** Whether the route shows something other than an article, with its own styles. */
export const isScreen = ({ kind }: RouteData): boolean => kind === 'search' || kind === 'not-found'
