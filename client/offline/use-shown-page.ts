import { useEffect, useState } from 'react'
import { whenStayed } from '../browser/when-idle.ts'
import type { RouteData } from '../model/route-data.ts'
import type { AskOffline } from './connect-worker.ts'
import { loadOnDemand } from './load-on-demand.ts'

/** Files that the worker knows about. */
const told = new Set<string>()

/**
 * Has the worker keep the page that the reader sees, with the files loaded for it. What no page has needed yet, such as the
 * search window, is fetched for readers who stay, open a second page or want the whole documentation (`atOnce`): those
 * who look something up and leave do not pay for it.
 */
export function useShownPage(route: RouteData, ask: AskOffline, eager: boolean, atOnce: boolean): void {
  const [first] = useState(route)
  const isSecond = route !== first
  useEffect(() => {
    if (eager) void tell(route, ask, newFiles())
  }, [route, ask, eager])
  useEffect(() => {
    if (!(eager || atOnce)) return
    const tellRest = () => {
      const files = newFiles()
      if (files.length > 0) void tell(route, ask, files)
    }
    const load = () => void loadOnDemand().then(tellRest)
    if (!(isSecond || atOnce)) return whenStayed(load)
    load()
    return
  }, [route, isSecond, ask, eager, atOnce])
}

/** What was loaded since the worker was told last. */
const newFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => !told.has(path))

async function tell(route: RouteData, ask: AskOffline, files: readonly string[]): Promise<void> {
  for (const file of files) told.add(file)
  try {
    await ask({ kind: 'shown', route, files })
  } catch (error) {
    for (const file of files) told.delete(file)
    console.warn('This page is not kept for reading offline:', error)
  }
}
