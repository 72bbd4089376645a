import { createContext, useContext } from 'react'

type Navigate = (address: string, options: { replace: boolean }) => Promise<void>

/** The router's navigation, for parts of the script that must not pull in the router; null on the server. */
export const NavigateContext = createContext<Navigate | null>(null)

export const useNavigateTo = (): Navigate | null => useContext(NavigateContext)
