import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { refuse, tooLarge } from '../delivery/refuse.ts'
import { STATIC_500 } from '../delivery/static-500.ts'
import { requestId } from '../edge/request-id.ts'

/** Requests that fail after the head was sent are a line in the log at most so often. */
const QUIET_MS = 60_000

/** Handles what a middleware throws: a bad request gets its reason; any other error is our fault and reveals nothing. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  let quietUntil = 0
  return (error, _request, response, _next) => {
    if (response.destroyed) return
    if (response.headersSent) {
      // Not Express, which would print a stack for each and end the connection too.
      response.destroy()
      if (performance.now() < quietUntil) return
      quietUntil = performance.now() + QUIET_MS
      log.error({ err: error, id: requestId(response) }, 'A request failed while it was answered')
      return
    }
    const status = error instanceof URIError ? 400 : error?.status
    if (status >= 400 && status < 500) return refuse(response, status, faultOf(error))
    log.error({ err: error, id: requestId(response) }, 'A request failed')
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    response.status(500).type('html').send(STATIC_500)
  }
}

/** Middleware that reads bodies gives its errors a type, and the limit that one exceeds; all others are of addresses. */
function faultOf({ type, limit }: { readonly type?: string; readonly limit?: number }): string {
  if (limit !== undefined) return tooLarge(limit)
  return type === undefined ? 'Bad request: the address is not valid.' : 'The body cannot be read.'
}
