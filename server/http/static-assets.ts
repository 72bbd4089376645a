import { Router } from 'express'
import sirv from 'sirv'
import type { Assets } from '../render/load-assets.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { readOnly } from './methods.ts'
import { setRoute } from './route-name.ts'

export const ASSETS_PATH = '/docs/assets'

/** The browser's files, precompressed by the build, and the site data that belongs to this process's content. */
export function staticAssets({
  assets,
  siteData,
}: {
  assets: Assets
  siteData: { path: string; json: string }
}): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.use(ASSETS_PATH, (request, response, next) => {
    setRoute(response, 'asset')
    readOnly(request, response, next)
  })
  router.get(siteData.path, (_request, response) => {
    response.setHeader('Cache-Control', CACHE_CONTROL.immutable)
    response.type('application/json').send(siteData.json)
  })
  router.use(
    ASSETS_PATH,
    sirv(assets.folder, {
      brotli: true,
      gzip: true,
      etag: true,
      // sirv knows its files from the start: a path that it does not know costs no look at the disk.
      dev: false,
      setHeaders: (response) => response.setHeader('Cache-Control', CACHE_CONTROL.immutable),
    }),
  )
  return router
}
