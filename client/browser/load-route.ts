import { loadParts } from '../load-parts.ts'
import { isPagePath } from '../model/is-page-path.ts'
import type { RouteData } from '../model/route-data.ts'
import { SEARCH_PATH } from '../model/search-results.ts'
import { OFFLINE_HEADER, type OfflineAnswer } from '../offline/protocol.ts'
import type { LoadedRoute } from '../routing/loaded-route.ts'

/** The service worker could not reach the server and has no copy, so loading the document would fail too. */
const NOT_KEPT = new Error('it is not on this device')

const known = new Map<string, Promise<LoadedRoute>>()

/** Starts fetching a page's data, once; a later navigation uses the result. */
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
 * The data of a page for a navigation. If it cannot be fetched, or belongs to a different build than the running scripts,
 * the browser loads the whole page instead, and this promise never settles. Addresses that are not pages are loaded that
 * way from the start. Search results are fetched every time.
 */
export async function loadRoute(path: string, search: string, build: string): Promise<LoadedRoute> {
  try {
    if (path === SEARCH_PATH) return await fetchRoute(path, build, search)
    if (isPagePath(path)) return await prefetchRoute(path, build)
  } catch (error) {
    // Loading a document would fail too, and the reader would lose this one.
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
  // A stored copy is shown as it is and fetched again the next time.
  if (offline) known.delete(path)
  else if (route.build !== build) throw new Error('the site has been updated')
  return loadParts(route)
}
