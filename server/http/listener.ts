import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { ResponseCache } from './response-cache.ts'

interface ListenerParts {
  readonly cache: ResponseCache
  readonly app: RequestListener
  readonly metrics: Metrics
  readonly log: Logger
}

/**
 * What every request passes, in this order: it is watched (log line and metrics), answered from the recorded responses
 * when there is one, else by the application, whose answer may be recorded.
 */
export function createListener({ cache, app, metrics, log }: ListenerParts): RequestListener {
  return (request, response) => {
    const started = performance.now()
    response.on('close', () => {
      const seconds = (performance.now() - started) / 1000
      metrics.observe(routeOf(response), request.method ?? '', response.statusCode, seconds)
      if (log.isLevelEnabled('debug')) log.debug(summary(request, response, seconds), 'request')
    })
    if (cache.answer(request, response)) setRoute(response, 'page')
    else app(request, response)
  }
}

const ROUTE = Symbol('route')

/** Names the route pattern that answers; what nobody names is counted as `other`. */
export function setRoute(response: ServerResponse, route: string): void {
  ;(response as { [ROUTE]?: string })[ROUTE] = route
}

const routeOf = (response: ServerResponse): string => (response as { [ROUTE]?: string })[ROUTE] ?? 'other'

function summary(request: IncomingMessage, response: ServerResponse, seconds: number) {
  return { method: request.method, route: routeOf(response), status: response.statusCode, ms: Math.round(seconds * 1e6) / 1e3 }
}
