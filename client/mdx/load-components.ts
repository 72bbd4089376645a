import type { RouteData } from '../model/route-data.ts'
import { hasTabs } from './tabs/has-tabs.ts'

/** Loads the components that a page needs before it is shown; most pages need none. */
export async function loadComponents(route: RouteData): Promise<void> {
  if (hasTabs(route)) await import('./interactive.ts')
}
