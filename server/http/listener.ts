import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Drain } from '../drain.ts'
import { type Admission, createAdmission } from './admission.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { createFramingCheck } from './framing.ts'
import { isProbe } from './health.ts'
import type { Metrics } from './metrics.ts'
import { createReaderAddress } from './reader-address.ts'
import { requestId } from './request-id.ts'
import type { ResponseCache } from './response-cache.ts'
import { routeOf } from './route-name.ts'

interface ListenerParts {
  /** One of its own where the server's connections are not watched. */
  readonly admission?: Pick<Admission, 'admit'>
  readonly cache: ResponseCache
  readonly app: RequestListener
  readonly config: Pick<Config, 'SITE_URL' | 'TRUST_PROXY'>
  readonly drain: Pick<Drain, 'draining'>
  readonly metrics: Metrics
  readonly log: Logger
}

/** Seconds after which a reader who was turned away may try again. */
const RETRY_AFTER = '2'

/**
 * What every request passes: it is answered from the recorded responses when there is one, else by the application,
 * whose answer may be recorded; both are counted and logged in the same way. A recorded answer counts when it is handed
 * to the system, one of the application when it has ended.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { admission = createAdmission(), cache, app, config, drain, metrics, log } = parts
  const done = createAccount(config, metrics, log)
  const isSound = createFramingCheck(config.SITE_URL)
  return (request, response) => {
    const started = performance.now()
    // A proxy's idle connection must not be the one that is closed under its next request.
    if (drain.draining) response.shouldKeepAlive = false
    if (!isSound(request)) {
      refuse(response, 400, 'Bad request: its host, its target or its length is not clear.', {
        connection: 'close',
      })
      return done('malformed', request, response, started)
    }
    const route = cache.answer(request, response)
    if (route !== null) return done(route, request, response, started)
    const answer = () => {
      response.on('close', () => done(routeOf(response), request, response, started))
      app(request, response)
    }
    if (isProbe(request.url)) return answer()
    admission.admit({
      run() {
        if (!response.destroyed) answer()
      },
      refuse() {
        refuse(response, 503, 'Too many requests at once. Try again shortly.', { 'retry-after': RETRY_AFTER })
        done('overload', request, response, started)
      },
    })
  }
}

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length + 1,
    'cache-control': CACHE_CONTROL.none,
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(`${text}\n`)
}

/** Counts an answer, and logs it: without query, and with the reader's address only where somebody traces. */
function createAccount(config: Pick<Config, 'TRUST_PROXY'>, metrics: Metrics, log: Logger) {
  const logs = log.isLevelEnabled('debug')
  const traces = log.isLevelEnabled('trace')
  const addressOf = createReaderAddress(config.TRUST_PROXY)
  return (route: string, request: IncomingMessage, response: ServerResponse, started: number): void => {
    const ms = performance.now() - started
    const { method = '' } = request
    const status = response.statusCode
    metrics.observe(route, method, status, ms / 1000)
    if (!logs) return
    const line = { id: requestId(request), method, route, status, ms }
    log.debug(traces ? { ...line, address: addressOf(request) } : line, 'request')
  }
}
