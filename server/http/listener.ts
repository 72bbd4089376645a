import type { RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { ResponseCache } from './response-cache.ts'
import { routeOf } from './route-name.ts'

interface ListenerParts {
  readonly cache: ResponseCache
  readonly app: RequestListener
  readonly metrics: Metrics
  readonly log: Logger
}

/**
 * What every request passes: it is answered from the recorded responses when there is one, else by the application,
 * whose answer may be recorded; both are counted and logged in the same way. A recorded answer counts when it is handed
 * to the system, one of the application when it has ended.
 */
export function createListener({ cache, app, metrics, log }: ListenerParts): RequestListener {
  const logs = log.isLevelEnabled('debug')
  const done = (method: string, response: ServerResponse, started: number) => {
    const route = routeOf(response)
    const milliseconds = performance.now() - started
    metrics.observe(route, method, response.statusCode, milliseconds / 1000)
    if (logs) log.debug({ method, route, status: response.statusCode, ms: milliseconds }, 'request')
  }
  return (request, response) => {
    const started = performance.now()
    const { method = '' } = request
    if (cache.answer(request, response)) done(method, response, started)
    else {
      response.on('close', () => done(method, response, started))
      app(request, response)
    }
  }
}
