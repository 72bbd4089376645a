import { useEffect } from 'react'
import { connectionIsFree } from '../browser/connection.ts'
import { whenAtRest } from '../browser/when-idle.ts'
import type { RouteData } from '../model/route-data.ts'
import { useSite } from '../site-context.tsx'

/** Seconds of a first visit belong to the page: keeping it takes 17 KB, its document again among them. */
const AFTER_MS = 3000

/** Keeps each page that the reader opens, unless they save data or the site turned offline reading off. */
export function KeepPages({ route }: { route: RouteData }) {
  const { offline, assets, siteData } = useSite()
  const { build } = route
  const path = route.kind === 'page' ? route.meta.path : null
  useEffect(() => {
    // Browsers have no service workers on plain HTTP.
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    const keep = async () => {
      // The script now served at its address removes the worker.
      if (!offline) await (await serviceWorker.getRegistration('/docs/'))?.update()
      if (!offline || !path || !connectionIsFree() || !navigator.onLine) return
      const { keepPage, registerWorker } = await import('./keep-page.ts')
      await Promise.all([registerWorker(build, assets, siteData), keepPage(path, assets.script)])
    }
    const start = () =>
      keep().catch((error) => console.warn('This page is not kept for reading offline:', error))
    whenAtRest(() => void setTimeout(start, AFTER_MS))
  }, [offline, assets, siteData, build, path])
  return null
}
