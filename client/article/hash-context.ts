import { createContext, useContext } from 'react'

/** The address's fragment, for components that are loaded by themselves: they take nothing of the router along. */
export const HashContext = createContext('')

export const useHash = (): string => useContext(HashContext)
