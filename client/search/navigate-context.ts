import { createContext, useContext } from 'react'

type Navigate = (address: string, options: { replace: boolean }) => void

/** The router's way to another address, for parts of the script that take nothing of the router along. */
export const NavigateContext = createContext<Navigate>(() => {})

export const useNavigateTo = (): Navigate => useContext(NavigateContext)
