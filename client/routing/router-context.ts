import { createContext, useContext } from 'react'
import type { PageRouter } from './page-router.ts'

interface Routing {
  readonly router: PageRouter
  /** Whether another address is awaited, or this one again. */
  readonly loading: boolean
}

const Context = createContext<Routing | null>(null)

export const RoutingProvider = Context.Provider

/** Null on the server, which never navigates. */
export const useRouting = (): Routing | null => useContext(Context)
