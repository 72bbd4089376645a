import compression from 'compression'
import express, { type ErrorRequestHandler, Router } from 'express'
import { answerProtocol } from '../search/answer-protocol.ts'
import type { Search } from '../search/create-search.ts'
import { parseProtocolRequests } from '../search/protocol-request.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import type { CountEmptySearch } from './empty-searches.ts'
import { setRoute } from './route-name.ts'

/** The star is part of the address: clients ask all their indexes at once. */
const PATH = /^\/docs\/api\/search\/1\/indexes\/(?:\*|%2A)\/queries$/i
const ALLOW = 'POST, OPTIONS'
const LARGEST_BODY = 16 * 1024

/** The hosted search provider's protocol, so that its clients work with the embedded engine. */
export function searchApi(search: Search, siteUrl: string, countEmpty: CountEmptySearch): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.all(PATH, (request, response, next) => {
    setRoute(response, 'search-api')
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    if (request.method === 'POST') return next()
    response.setHeader('Allow', ALLOW)
    response.sendStatus(request.method === 'OPTIONS' ? 204 : 405)
  })
  // Whatever type the body claims to be: browsers of the provider send JSON as text/plain, which needs no preflight.
  const body = express.raw({ type: () => true, limit: LARGEST_BODY })
  router.post(PATH, compression(), body, (request, response) => {
    const parsed = parseProtocolRequests(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
    if ('problem' in parsed) {
      response.status(400).json({ message: parsed.problem, status: 400 })
      return
    }
    const results = parsed.requests.map((one) => answerProtocol(search, one, siteUrl))
    for (const { nbHits, query } of results) if (nbHits === 0 && query) countEmpty('modal')
    response.json({ results })
  })
  router.use(PATH, refused)
  return router
}

/** A body that cannot be read: too large when unpacked, in an unknown encoding, or cut off. */
const refused: ErrorRequestHandler = (error, _request, response, next) => {
  const status = Number(error?.status)
  if (response.headersSent || !(status >= 400 && status < 500)) return next(error)
  response.status(status).json({ message: String(error.message), status })
}
