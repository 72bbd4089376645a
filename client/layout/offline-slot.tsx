import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { connectionIsFree } from '../browser/connection.ts'
import type { RouteData } from '../model/route-data.ts'
import { useOfflineParts } from './use-offline-parts.ts'

/** The footer's part about reading offline. */
export function OfflineSlot() {
  const route = useLoaderData<RouteData>()
  // A page that is shown later may be a copy of another build.
  const [{ build }] = useState(route)
  const offline = useOfflineParts()
  return offline && <offline.OfflineControl route={route} build={build} eager={connectionIsFree()} />
}
