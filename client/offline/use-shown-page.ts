import { useEffect } from 'react'
import type { RouteData } from '../model/route-data.ts'
import type { AskOffline } from './connect-worker.ts'
import { loadOnDemand } from './load-on-demand.ts'

/** Files that the worker knows about. */
const told = new Set<string>()

/** Has the worker keep the page that the reader sees, with the files loaded for it. */
export function useShownPage(route: RouteData, ask: AskOffline, eager: boolean): void {
  useEffect(() => {
    if (!eager) return
    void loadOnDemand().then(() => tell(route, ask))
  }, [route, ask, eager])
}

async function tell(route: RouteData, ask: AskOffline): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => !told.has(path))
  for (const file of files) told.add(file)
  await ask({ kind: 'shown', route, files }).catch((error) =>
    console.warn('This page is not kept for reading offline:', error),
  )
}
