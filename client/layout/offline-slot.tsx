import { useEffect, useState } from 'react'
import { connectionIsFree } from '../browser/connection.ts'
import { whenStayed } from '../browser/when-idle.ts'
import type { RouteData } from '../model/route-data.ts'
import { useLoadedRoute } from '../routing/loaded-route.ts'
import { useOfflineParts } from './use-offline-parts.ts'

/** The footer's section about reading offline. */
export function OfflineSlot() {
  const { route } = useLoadedRoute()
  // A page shown later may be a copy from another build.
  const [{ build }] = useState(route)
  const offline = useOfflineParts(useReadsOn(route))
  return offline && <offline.OfflineControl route={route} build={build} eager={connectionIsFree()} />
}

/**
 * Whether the reader does more than look something up: stays, reads to the end, opens another page, or was here before.
 * Others do not pay for what reading offline needs.
 */
function useReadsOn(route: RouteData): boolean {
  const [first] = useState(route)
  const [readsOn, setReadsOn] = useState(false)
  useEffect(() => {
    const readOn = () => setReadsOn(true)
    if (navigator.serviceWorker?.controller) return readOn()
    const giveUp = whenStayed(readOn)
    const end = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && readOn(),
    )
    const footer = document.querySelector('.footer')
    if (footer) end.observe(footer)
    return () => {
      giveUp()
      end.disconnect()
    }
  }, [])
  return readsOn || route !== first
}
