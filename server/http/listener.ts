import type { RequestListener } from 'node:http'
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
  const done = (route: string, method: string, status: number, started: number) => {
    const milliseconds = performance.now() - started
    metrics.observe(route, method, status, milliseconds / 1000)
    if (logs) log.debug({ method, route, status, ms: milliseconds }, 'request')
  }
  return (request, response) => {
    const started = performance.now()
    const { method = '' } = request
    const route = cache.answer(request, response)
    if (route !== null) return done(route, method, response.statusCode, started)
    response.on('close', () => done(routeOf(response), method, response.statusCode, started))
    app(request, response)
  }
}
