import { useEffect, useState } from 'react'
import { whenAtRest } from '../browser/when-idle.ts'
import { useSite } from '../site-context.tsx'

type OfflineParts = typeof import('../offline/offline-parts.tsx')

/** The controls for reading offline, once they are wanted and the page is idle; null until then, and if offline reading is off. */
export function useOfflineParts(wanted: boolean): OfflineParts | null {
  const { offline } = useSite()
  const [parts, setParts] = useState<OfflineParts | null>(null)
  useEffect(() => {
    // Browsers have no service workers on plain HTTP.
    const { serviceWorker } = navigator
    if (!serviceWorker || (offline && !wanted)) return
    whenAtRest(async () => {
      if (offline) await import('../offline/offline-parts.tsx').then(setParts, () => {})
      // The script now served at its address removes the worker.
      else await (await serviceWorker.getRegistration('/docs/'))?.update()
    })
  }, [offline, wanted])
  return parts
}
