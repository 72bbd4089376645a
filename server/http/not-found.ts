import type { RequestHandler } from 'express'
import { suggestPages } from '../search/suggest-pages.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import type { PageParts } from './page-parts.ts'
import { setRoute } from './route-name.ts'
import { sendDocument } from './send-document.ts'

/** The last word: no page has this address. */
export function notFound(parts: PageParts): RequestHandler {
  return (request, response) => {
    setRoute(response, 'not-found')
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    if (request.path.startsWith('/docs/api/')) {
      response.status(404).json({ error: 'There is nothing at this address.' })
      return
    }
    response.setHeader('Vary', 'Accept-Encoding, Accept')
    const nearest = suggestPages(parts.search, request.path)
    void sendDocument(response, parts, '/docs/404/', 404, {
      kind: 'not-found',
      build: parts.site.build,
      nearest,
    })
  }
}
