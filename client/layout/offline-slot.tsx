import { useState } from 'react'
import { connectionIsFree } from '../browser/connection.ts'
import { useLoadedRoute } from '../routing/loaded-route.ts'
import { useOfflineParts } from './use-offline-parts.ts'

/** The footer's section about reading offline. */
export function OfflineSlot() {
  const { route } = useLoadedRoute()
  // A page shown later may be a copy from another build.
  const [{ build }] = useState(route)
  const offline = useOfflineParts()
  return offline && <offline.OfflineControl route={route} build={build} eager={connectionIsFree()} />
}
