import { useEffect } from 'react'

/** Says on the root element that the page answers to clicks, for tests and for styles that wait for it. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}
