import { type Location, NavigationType } from 'react-router'
import { SEARCH_PATH } from '../model/search-results.ts'
import type { LoadedRoute } from './loaded-route.ts'

/** Loads what an address shows. It does not reject: what cannot be shown is a route too. */
export type LoadRoute = (path: string, search: string) => Promise<LoadedRoute>

export interface RouterState {
  readonly location: Location
  /** How the reader came here. */
  readonly action: NavigationType
  readonly loaded: LoadedRoute
  /** Whether another address is awaited, or this one again. */
  readonly loading: boolean
}

export interface PageRouter {
  readonly state: RouterState
  /** Calls after each change; returns the end of it. */
  subscribe(listener: (state: RouterState) => void): () => void
  /** Shows another address of the site once its data is there; until then the page stays. */
  navigate(address: string, options?: { readonly replace?: boolean }): Promise<void>
  /** Loads this address again. */
  revalidate(): Promise<void>
}

/**
 * Client navigation. react-router's own data router does the same for any tree of routes, with forms, actions and fetchers;
 * this site has one route, whose code every reader would download.
 */
export function createPageRouter(load: LoadRoute, loaded: LoadedRoute): PageRouter {
  nameEntry()
  const listeners = new Set<(state: RouterState) => void>()
  let state: RouterState = { location: here(), action: NavigationType.Pop, loaded, loading: false }
  let newest = 0

  const change = (next: Partial<RouterState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener(state)
  }
  /** Only the newest of several navigations ends. */
  const show = async (next: Pick<RouterState, 'location' | 'action'>, awaited: boolean, enter = () => {}) => {
    const turn = ++newest
    let { loaded } = state
    if (awaited) {
      change({ loading: true })
      loaded = await load(next.location.pathname, next.location.search)
      if (turn !== newest) return
    }
    enter()
    change({ ...next, loaded, loading: false })
  }
  window.addEventListener('popstate', () => {
    const location = here()
    void show({ location, action: NavigationType.Pop }, needsData(state.location, location))
  })

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async navigate(address, { replace = false } = {}) {
      const { pathname, search, hash } = new URL(address, window.location.href)
      const location = { pathname, search, hash, state: null, key: newKey() }
      const action = replace ? NavigationType.Replace : NavigationType.Push
      await show({ location, action }, needsData(state.location, location), () =>
        history[replace ? 'replaceState' : 'pushState']({ key: location.key }, '', pathname + search + hash),
      )
    },
    revalidate: () => show(state, true),
  }
}

/**
 * A fragment or query changes what is shown of a page, not its data; a search depends on its query. An address that is
 * asked for again, without a fragment, is loaded again.
 */
function needsData(from: Location, to: Location): boolean {
  const sameQuery = from.search === to.search
  if (from.pathname !== to.pathname || (to.pathname === SEARCH_PATH && !sameQuery)) return true
  return sameQuery && from.hash === '' && to.hash === ''
}

const newKey = (): string => Math.random().toString(36).slice(2, 10)

/** Each history entry has a unique key, that of a loaded document too: state is stored by it. */
function nameEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, '')
}

function here(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: null, key: history.state?.key ?? 'default' }
}
