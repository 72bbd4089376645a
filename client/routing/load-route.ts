import { isReached } from '../browser/is-reached.ts'
import { isPagePath } from '../model/is-page-path.ts'
import type { RouteData } from '../model/route-data.ts'
import { SEARCH_PATH } from '../model/search-results.ts'
import { readStored, store } from '../storage/stored.ts'
import { loadParts } from './load-parts.ts'
import type { LoadedRoute } from './loaded-route.ts'

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

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/**
 * The data of a page for a navigation. If it cannot be fetched, or belongs to a different build than the running scripts,
 * the browser loads the whole page instead, and this promise never settles; not for a reader who has gone elsewhere
 * meanwhile. Addresses that are not pages are loaded that way from the start. Search results are fetched every time.
 */
export async function loadRoute(address: Address, build: string, signal: AbortSignal): Promise<LoadedRoute> {
  const { pathname, search } = address
  try {
    if (pathname === SEARCH_PATH) return await fetchRoute(pathname, build, search)
    if (isPagePath(pathname)) return await prefetchRoute(pathname, build)
  } catch (error) {
    if (signal.aborted) throw error
    // Where no service worker may have kept the document, one that is not reached would cost the reader this one.
    const isCutOff = !navigator.serviceWorker?.controller && !(await isReached(pathname))
    if (isCutOff || wasLoadedWhole(address)) return loadParts({ kind: 'failed', build })
    console.warn(`The page ${pathname} is loaded as a whole:`, error)
  }
  loadWhole(address)
  return new Promise(() => {})
}

async function fetchRoute(path: string, build: string, search = ''): Promise<LoadedRoute> {
  const query = new URLSearchParams(search)
  query.set('v', build)
  const response = await fetch(`${path}data.json?${query}`)
  if (!response.ok) throw new Error(`its data answers ${response.status}`)
  const route = (await response.json()) as RouteData
  if (route.build !== build) throw new Error('the site has been updated')
  return loadParts(route)
}

const STORAGE_KEY = 'docs-loaded-whole'

const textOf = ({ pathname, search, hash }: Address): string => pathname + search + hash

/** Checks whether this very address was the last that was loaded whole: again would change nothing, and could loop. */
function wasLoadedWhole(address: Address): boolean {
  const was = readStored(STORAGE_KEY, 'sessionStorage') === textOf(address)
  forgetLoadedWhole()
  return was
}

/** A page that came, by whatever way, ends the suspicion. */
export const forgetLoadedWhole = (): void => store(STORAGE_KEY, '', 'sessionStorage')

function loadWhole(address: Address): void {
  const text = textOf(address)
  store(STORAGE_KEY, text, 'sessionStorage')
  // On the way back the address is there already, and its fragment alone would load nothing.
  if (text === textOf(window.location)) window.location.reload()
  else window.location.assign(text)
}
