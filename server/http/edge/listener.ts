import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { ResponseCache } from '../delivery/response-cache.ts'
import type { AnswerProbe } from '../ops/health.ts'
import type { Metrics } from '../ops/metrics.ts'
import { nameRequest, REQUEST_ID, requestId } from '../ops/request-id.ts'
import { routeOf } from '../ops/route-name.ts'
import { type ClientAddress, networkOf } from './client-address.ts'
import type { Drain } from './drain.ts'
import { createFramingCheck, isExpectationKnown } from './framing.ts'
import type { Queue } from './queue.ts'
import { refuse } from './refuse.ts'
import { awaitBody, largestBodyOf } from './request-body.ts'
import { setNextTurn } from './turns.ts'

interface ListenerParts {
  readonly queue: Pick<Queue, 'add' | 'nextTurn'>
  readonly cache: ResponseCache
  readonly answerProbe: AnswerProbe
  readonly app: RequestListener
  /** The security headers. */
  readonly headers: Readonly<Record<string, string>>
  readonly client: ClientAddress
  readonly config: Pick<Config, 'SITE_URL'>
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

/** The reason to refuse a request, as a status and a sentence. */
type Fault = readonly [status: number, sentence: string]

const UNCLEAR: Fault = [400, 'Bad request: its version, its host, its target or its length is not clear.']
const UNKNOWN_EXPECTATION: Fault = [417, 'The only expectation that can be met is 100-continue.']
const OVERLOADED: Fault = [503, 'Too many requests at once. Try again shortly.']
/** Seconds until a refused reader may try again. */
const RETRY_AFTER = { 'retry-after': '2' }

const NEGOTIATING = ['accept', 'accept-encoding'] as const
/** Browsers send half as much. Parsing 8 kB of stars costs ten times what an answer from memory does. */
const LONGEST_NEGOTIATING = 500

/**
 * Every request passes through here. A recorded response answers it if there is one, else the application, whose
 * response may be recorded; both are counted and logged in the same way. A recorded response counts when it is handed
 * to the system, the application's when it has ended.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { app, answerProbe, cache, client, config, drain, headers, metrics, log, queue } = parts
  const done = createAccount(client, metrics, log)
  const isSound = createFramingCheck(config.SITE_URL)

  function turnAway(route: string, [status, sentence]: Fault, at: Asked, more = {}): void {
    refuse(at.response, status, sentence, { ...headers, ...more })
    done(route, at)
  }

  /** Answers by the application, once it is this reader's turn. */
  function admit(at: Asked): void {
    const { request, response } = at
    const key = networkOf(client.of(request))
    setNextTurn(response, () => queue.nextTurn(key))
    queue.add({
      key,
      isGone: () => response.destroyed,
      run() {
        response.on('close', () => done(routeOf(response), at))
        app(request, response)
      },
      refuse: () => turnAway('overload', OVERLOADED, at, RETRY_AFTER),
    })
  }

  return (request, response) => {
    const at = { request, response, started: performance.now() }
    const id = nameRequest(request, client.isVouched)
    // While draining, tells the proxy not to reuse this connection, which will be closed. And bytes after an offer to speak
    // another protocol are not a request to the parser, so no client may take them for one.
    if (drain.draining || request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    if (!isSound(request)) {
      response.shouldKeepAlive = false
      return turnAway('malformed', UNCLEAR, at)
    }
    if (!isExpectationKnown(request, response)) return turnAway('malformed', UNKNOWN_EXPECTATION, at)
    for (const name of NEGOTIATING)
      if ((request.headers[name]?.length ?? 0) > LONGEST_NEGOTIATING) delete request.headers[name]
    const route = cache.answer(request, response, id) ?? answerProbe(request, response, id)
    if (route !== null) return done(route, at)
    response.setHeader(REQUEST_ID, id)
    awaitBody(request, response, {
      ready: () => admit(at),
      tooLarge: () => turnAway('malformed', [413, tooLarge(request.url)], at),
    })
  }
}

const tooLarge = (url: string | undefined): string =>
  `The body is too large: the limit is ${Math.floor(largestBodyOf(url) / 1000)} kB.`

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
