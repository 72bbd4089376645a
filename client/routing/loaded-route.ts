import { createContext, useContext } from 'react'
import type { InteractiveComponents } from '../mdx/interactive-context.ts'
import type { RouteData } from '../model/route-data.ts'
import type { Screens } from '../screens.ts'

/** The content of an address, and the code that shows it. */
export interface LoadedRoute {
  readonly route: RouteData
  readonly components: Partial<InteractiveComponents>
  /** Null for articles. */
  readonly screens: Screens | null
}

const Context = createContext<LoadedRoute | null>(null)

export const LoadedRouteProvider = Context.Provider

export function useLoadedRoute(): LoadedRoute {
  const loaded = useContext(Context)
  if (!loaded) throw new Error('useLoadedRoute is called outside of LoadedRouteProvider')
  return loaded
}
