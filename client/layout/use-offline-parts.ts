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
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    whenAtRest(async () => {
      if (offline) await import('../offline/offline-parts.tsx').then(setParts, () => {})
      // What answers in its place now takes the worker away.
      else await (await serviceWorker.getRegistration('/docs/'))?.update()
    })
  }, [offline])
  return parts
}
