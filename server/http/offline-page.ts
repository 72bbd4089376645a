import { type RequestHandler, Router } from 'express'
import { OFFLINE_PAGE } from '#client/offline/protocol.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { readOnly } from './methods.ts'
import type { PageParts } from './page-parts.ts'
import { setRoute } from './route-name.ts'
import { sendDocument } from './send-document.ts'

/** The document that a browser keeps and shows at every address that it cannot reach. */
export function offlinePage(parts: PageParts, record: RequestHandler): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.all(OFFLINE_PAGE, readOnly, (request, response) => {
    setRoute(response, OFFLINE_PAGE)
    response.setHeader('Cache-Control', CACHE_CONTROL.page)
    response.setHeader('Vary', 'Accept-Encoding')
    const send = () =>
      void sendDocument(response, parts, OFFLINE_PAGE, 200, { kind: 'failed', build: parts.site.build })
    if (request.url === OFFLINE_PAGE) record(request, response, send)
    else send()
  })
  return router
}
