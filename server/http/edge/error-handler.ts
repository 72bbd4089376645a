import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { requestId } from '../ops/request-id.ts'
import { STATIC_500 } from './static-500.ts'

/** Handles what a middleware throws: a bad request gets its reason; any other error is our fault and reveals nothing. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const status =
      typeof error?.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : 500
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    if (status !== 500) {
      response.status(status).type('text/plain').send('Bad request: the address is not valid.\n')
      return
    }
    log.error({ err: error, id: requestId(request) }, 'A request failed')
    response.status(500).type('html').send(STATIC_500)
  }
}
