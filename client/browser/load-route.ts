import { loadParts } from '../load-parts.ts'
import type { LoadedRoute } from '../loaded-route.ts'
import { isPagePath } from '../model/is-page-path.ts'
import type { RouteData } from '../model/route-data.ts'
import { SEARCH_PATH } from '../model/search-results.ts'
import { OFFLINE_HEADER, type OfflineAnswer } from '../offline/protocol.ts'

/** The service worker reached nobody and has no copy: a document could not be loaded either. */
const NOT_KEPT = new Error('it is not on this device')

const known = new Map<string, Promise<LoadedRoute>>()

/** Starts fetching a page's data, once; a later navigation takes it from here. */
export function prefetchRoute(path: string, build: string): Promise<LoadedRoute> {
  let data = known.get(path)
  if (!data) {
    data = fetchRoute(path, build)
    known.set(path, data)
    data.catch(() => known.delete(path))
  }
  return data
}

/**
 * The data of a page for a navigation. When it cannot be had, or belongs to another build than the scripts that are
 * running, the browser loads the whole page instead, and the navigation never ends in this document. What is no page is
 * loaded so from the start. Results of a search are asked for each time.
 */
export async function loadRoute(path: string, search: string, build: string): Promise<LoadedRoute> {
  try {
    if (path === SEARCH_PATH) return await fetchRoute(path, build, search)
    if (isPagePath(path)) return await prefetchRoute(path, build)
  } catch (error) {
    // A document could not be loaded either, and this one would be lost.
    if (error === NOT_KEPT || !navigator.onLine) return loadParts({ kind: 'failed', build })
    console.warn(`The page ${path} is loaded as a whole:`, error)
  }
  window.location.assign(path + search)
  return new Promise(() => {})
}

async function fetchRoute(path: string, build: string, search = ''): Promise<LoadedRoute> {
  const query = new URLSearchParams(search)
  query.set('v', build)
  const response = await fetch(`${path}data.json?${query}`)
  const offline = response.headers.get(OFFLINE_HEADER) as OfflineAnswer | null
  if (offline === 'missing') throw NOT_KEPT
  if (!response.ok) throw new Error(`its data answers ${response.status}`)
  const route = (await response.json()) as RouteData
  // A copy is shown as it is, and asked for again the next time.
  if (offline) known.delete(path)
  else if (route.build !== build) throw new Error('the site has been updated')
  return loadParts(route)
}
