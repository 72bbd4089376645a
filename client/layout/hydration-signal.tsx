import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isPagePath } from '../model/is-page-path.ts'
import { useLoadedRoute } from '../routing/loaded-route.ts'

/** Marks the root element once the page responds to clicks, for tests and for styles that wait for it. */
export function HydrationSignal() {
  const { kind } = useLoadedRoute().route
  const { revalidate } = useRevalidator()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // The offline page represents every page: it now loads the page of its own address. If it did so earlier, that page
    // would be taken for what was served.
    if (kind === 'failed' && isPagePath(window.location.pathname)) void revalidate()
  }, [])
  return null
}
