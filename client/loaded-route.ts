import { useLoaderData } from 'react-router'
import type { InteractiveComponents } from './mdx/interactive-context.ts'
import type { RouteData } from './model/route-data.ts'
import type { Screens } from './screens.ts'

/** What an address shows, and the code that it needs for that. */
export interface LoadedRoute {
  readonly route: RouteData
  readonly components: Partial<InteractiveComponents>
  /** Absent where an article is shown. */
  readonly screens: Screens | null
}

export const useLoadedRoute = (): LoadedRoute => useLoaderData<LoadedRoute>()
