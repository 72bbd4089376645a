import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLoadedRoute } from '../loaded-route.ts'
import { isPagePath } from '../model/is-page-path.ts'

/** Says on the root element that the page answers to clicks, for tests and for styles that wait for it. */
export function HydrationSignal() {
  const { kind } = useLoadedRoute().route
  const { revalidate } = useRevalidator()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // The offline page stands for every page: now it looks for the one whose address it has. Any sooner, that page
    // would be taken for what was served.
    if (kind === 'failed' && isPagePath(window.location.pathname)) void revalidate()
  }, [])
  return null
}
