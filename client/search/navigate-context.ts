import { createContext, useContext } from 'react'

type Navigate = (address: string, options: { replace: boolean }) => void

/** The router's navigation, for parts of the script that must not pull in the router. */
export const NavigateContext = createContext<Navigate>(() => {})

export const useNavigateTo = (): Navigate => useContext(NavigateContext)
