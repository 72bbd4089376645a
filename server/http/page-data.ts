import { type RequestHandler, Router } from 'express'
import { parseDocsPath } from '#client/model/docs-path.ts'
import type { RouteData } from '#client/model/route-data.ts'
import { pageData } from '../site/site.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { readOnly } from './methods.ts'
import type { PageParts } from './page-parts.ts'
import { setRoute } from './route-name.ts'

const FILE = 'data.json'

/** `<page>/data.json`: what client navigation shows. The build that the reader names only keeps caches apart. */
export function pageDocuments({ site }: PageParts, record: RequestHandler): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.all(/\/data\.json$/, (request, response, next) => {
    const path = parseDocsPath(request.path.slice(0, -FILE.length))
    const page = path && site.pages.get(path)
    if (!page) return next()
    setRoute(response, 'page-data')
    response.setHeader('Cache-Control', CACHE_CONTROL.page)
    response.setHeader('Vary', 'Accept-Encoding')
    const route: RouteData = { kind: 'page', ...pageData(site, page) }
    const send = () => void response.json(route)
    readOnly(request, response, () => {
      if (request.url === `${request.path}?v=${site.build}`) record(request, response, send)
      else send()
    })
  })
  return router
}
