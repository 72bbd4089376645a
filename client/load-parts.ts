import type { LoadedRoute } from './loaded-route.ts'
import { loadComponents } from './mdx/load-components.ts'
import type { RouteData } from './model/route-data.ts'

/** A route with the parts of the script that show it. */
export async function loadParts(route: RouteData): Promise<LoadedRoute> {
  const [components, screens] = await Promise.all([
    loadComponents(route),
    isScreen(route) ? import('./screens.ts').then(({ SCREENS }) => SCREENS) : null,
  ])
  return { route, components, screens }
}

/** Whether something else than an article is shown, with styles of its own. */
export const isScreen = ({ kind }: RouteData): boolean => kind === 'search' || kind === 'not-found'
