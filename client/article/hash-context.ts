import { createContext, useContext } from 'react'

/** The address's fragment, for lazily loaded components, so that they do not pull in the router. */
export const HashContext = createContext('')

export const useHash = (): string => useContext(HashContext)
