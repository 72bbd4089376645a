import { useEffect, useState } from 'react'
import { whenAtRest } from '../browser/when-idle.ts'
import { useSite } from '../site-context.tsx'

type OfflineParts = typeof import('../offline/offline-parts.tsx')

/** What there is about reading offline, fetched when nothing else is to be done; null until then, and where it is off. */
export function useOfflineParts(): OfflineParts | null {
  const { offline } = useSite()
  const [parts, setParts] = useState<OfflineParts | null>(null)
  useEffect(() => {
    // Browsers have no service workers on plain HTTP.
    if (offline && navigator.serviceWorker)
      whenAtRest(() => void import('../offline/offline-parts.tsx').then(setParts, () => {}))
  }, [offline])
  return parts
}
