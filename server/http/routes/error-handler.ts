import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { refuse, tooLarge } from '../delivery/refuse.ts'
import { REQUEST_ID } from '../edge/listener.ts'

/** Sent if a page cannot be rendered; it depends on nothing that could have failed too. */
const STATIC_500 = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="dark"><meta name="viewport" content="width=device-width"><title>Page Error</title></head>
<body>
<h1>This page crashed</h1>
<p>The server could not make this page. The error has been logged.</p>
<p><a href="">Try again</a> or go to <a href="/docs/">the introduction</a>.</p>
</body>
</html>
`

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
      log.error({ err: error, id: response.getHeader(REQUEST_ID) }, 'A request failed while it was answered')
      return
    }
    const status = error instanceof URIError ? 400 : error?.status
    if (status >= 400 && status < 500) return refuse(response, status, faultOf(error))
    log.error({ err: error, id: response.getHeader(REQUEST_ID) }, 'A request failed')
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    response.status(500).type('html').send(STATIC_500)
  }
}

/** Middleware that reads bodies gives its errors a type, and the limit that one exceeds; all others are of addresses. */
function faultOf({ type, limit }: { readonly type?: string; readonly limit?: number }): string {
  if (limit !== undefined) return tooLarge(limit)
  return type === undefined ? 'Bad request: the address is not valid.' : 'The body cannot be read.'
}
