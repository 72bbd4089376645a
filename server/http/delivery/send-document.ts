import type { Response } from 'express'
import type { RouteData } from '#client/model/route-data.ts'
import { renderPage } from '#server/render/render-page.tsx'
import { requestId } from '../ops/request-id.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import type { PageParts } from './page-parts.ts'
import { STATIC_500 } from './static-500.ts'

/** Streams a route as a complete document. */
export function sendDocument(
  response: Response,
  { siteData, shared, log, metrics }: PageParts,
  path: string,
  status: number,
  route: RouteData,
): void {
  renderPage(response, {
    path,
    bootstrap: { route, ...shared() },
    siteData,
    status,
    onEnd: metrics.countRender,
    onShellError() {
      response.removeHeader('Content-Encoding')
      response.status(500).setHeader('Cache-Control', CACHE_CONTROL.none)
      response.type('html').send(STATIC_500)
    },
    onError(error) {
      if (response.destroyed) return
      const when = response.headersSent ? 'while it was sent' : 'to render'
      log.error({ err: error, path, id: requestId(response) }, `A page failed ${when}`)
    },
  }).catch((error) => {
    log.error({ err: error, path, id: requestId(response) }, 'A page failed to render')
    if (!response.headersSent) response.status(500).type('html').send(STATIC_500)
    else response.destroy()
  })
}
