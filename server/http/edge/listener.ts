import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { ResponseCache } from '../delivery/response-cache.ts'
import { isProbe } from '../ops/health.ts'
import type { Metrics } from '../ops/metrics.ts'
import { nameRequest, REQUEST_ID, requestId } from '../ops/request-id.ts'
import { routeOf } from '../ops/route-name.ts'
import { type ClientAddress, createClientAddress, networkOf } from './client-address.ts'
import type { Drain } from './drain.ts'
import { isExpectationKnown } from './expectation.ts'
import { createFramingCheck } from './framing.ts'
import { createLoadShedding, type LoadShedding } from './load-shedding.ts'
import { refuse } from './refuse.ts'
import { awaitBody, largestBodyOf } from './request-body.ts'
import { setNextTurn } from './turns.ts'

interface ListenerParts {
  /** If absent, the listener creates one that does not watch the server's connections. */
  readonly loadShedding?: Pick<LoadShedding, 'admit' | 'nextTurn'>
  readonly cache: ResponseCache
  readonly app: RequestListener
  readonly config: Pick<Config, 'SITE_URL' | 'TRUST_PROXY' | 'QUEUE_SECONDS'>
  readonly drain: Pick<Drain, 'draining'>
  readonly metrics: Metrics
  readonly log: Logger
}

/** A request, its response, and when it arrived. */
interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly started: number
}

/** Seconds until a refused reader may try again. */
const RETRY_AFTER = '2'

/** The reason to refuse a request, as a status and a sentence. */
type Fault = readonly [status: number, sentence: string]

const UNCLEAR: Fault = [400, 'Bad request: its version, its host, its target or its length is not clear.']
const UNKNOWN_EXPECTATION: Fault = [417, 'The only expectation that can be met is 100-continue.']
const tooLargeOf = (url: string | undefined): Fault => [
  413,
  `The body is too large: the limit is ${Math.floor(largestBodyOf(url) / 1000)} kB.`,
]
const OVERLOADED: Fault = [503, 'Too many requests at once. Try again shortly.']

/**
 * Every request passes through here. A recorded response answers it if there is one, else the application, whose
 * response may be recorded; both are counted and logged in the same way. A recorded response counts when it is handed
 * to the system, the application's when it has ended.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { cache, app, config, drain, metrics, log } = parts
  const { loadShedding = createLoadShedding(config.QUEUE_SECONDS * 1000) } = parts
  const client = createClientAddress(config.TRUST_PROXY)
  const done = createAccount(client, metrics, log)
  const faultOf = createFaultCheck(config.SITE_URL)

  function turnAway(
    route: string,
    [status, sentence]: Fault,
    at: Asked,
    headers?: Record<string, string>,
  ): void {
    refuse(at.response, status, sentence, headers)
    done(route, at)
  }

  /** Answers by the application. */
  function answer(at: Asked): void {
    at.response.on('close', () => done(routeOf(at.response), at))
    app(at.request, at.response)
  }

  /** The same, once it is this reader's turn. */
  function admit(at: Asked): void {
    const key = networkOf(client.of(at.request))
    setNextTurn(at.response, () => loadShedding.nextTurn(key))
    loadShedding.admit({
      key,
      run() {
        if (!at.response.destroyed) answer(at)
      },
      refuse: () => turnAway('overload', OVERLOADED, at, { 'retry-after': RETRY_AFTER }),
    })
  }

  return (request, response) => {
    const at = { request, response, started: performance.now() }
    const id = nameRequest(request, client.isVouched)
    // While draining, tells the proxy not to reuse this connection, which will be closed. And bytes after an offer to speak
    // another protocol are not a request to the parser, so no client may take them for one.
    if (drain.draining || request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    const fault = faultOf(request, response)
    if (fault !== null) return turnAway('malformed', fault, at)
    const route = cache.answer(request, response, id)
    if (route !== null) return done(route, at)
    response.setHeader(REQUEST_ID, id)
    if (isProbe(request.url)) return answer(at)
    const tooLarge = () => turnAway('malformed', tooLargeOf(request.url), at)
    awaitBody(request, response, { ready: () => admit(at), tooLarge })
  }
}

/**
 * Checks a request before looking at what it asks for; after some faults, nothing more can be read from the connection.
 */
function createFaultCheck(siteUrl: string) {
  const isSound = createFramingCheck(siteUrl)
  return (request: IncomingMessage, response: ServerResponse): Fault | null => {
    if (!isSound(request)) {
      response.shouldKeepAlive = false
      return UNCLEAR
    }
    return isExpectationKnown(request, response) ? null : UNKNOWN_EXPECTATION
  }
}

/** Counts and logs a response: without the query, and with the reader's address only at the log level `trace`. */
function createAccount(client: ClientAddress, metrics: Metrics, log: Logger) {
  const logs = log.isLevelEnabled('debug')
  const traces = log.isLevelEnabled('trace')
  return (route: string, { request, response, started }: Asked): void => {
    const ms = performance.now() - started
    const { method = '' } = request
    const status = response.statusCode
    metrics.observe(route, method, status, ms / 1000)
    if (!logs) return
    const line = { id: requestId(request), method, route, status, ms }
    log.debug(traces ? { ...line, address: client.of(request) } : line, 'request')
  }
}
