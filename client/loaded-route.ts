import { useLoaderData } from 'react-router'
import type { InteractiveComponents } from './mdx/interactive-context.ts'
import type { RouteData } from './model/route-data.ts'
import type { Screens } from './screens.ts'

/** The content of an address, and the code that shows it. */
export interface LoadedRoute {
  readonly route: RouteData
  readonly components: Partial<InteractiveComponents>
  /** Null for articles. */
  readonly screens: Screens | null
}

export const useLoadedRoute = (): LoadedRoute => useLoaderData<LoadedRoute>()
