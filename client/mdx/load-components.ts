import type { RouteData } from '../model/route-data.ts'
import type { InteractiveComponents } from './interactive-context.ts'

const NONE = {}

/** Loads the components that a page needs before it is shown; most pages need none. */
export async function loadComponents(route: RouteData): Promise<Partial<InteractiveComponents>> {
  return route.kind === 'page' && route.interactive ? (await import('./interactive.ts')).INTERACTIVE : NONE
}
