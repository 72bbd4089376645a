import { useEffect } from 'react'

/** Marks the root element once the page responds to clicks, for tests and for styles that wait for it. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
