import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Response } from 'express'
import type { Logger } from 'pino'
import { MCP_PATH } from '#client/model/mcp-path.ts'
import { refuse, tooLarge } from '../delivery/refuse.ts'
import type { ResponseCache } from '../delivery/response-cache.ts'
import type { AnswerProbe } from '../ops/health.ts'
import type { Metrics } from '../ops/metrics.ts'
import { type ClientAddress, networkOf } from './client-address.ts'
import type { Drain } from './drain.ts'
import { createFramingCheck } from './framing.ts'
import type { Queue } from './queue.ts'

interface ListenerParts {
  readonly queue: Pick<Queue, 'add'>
  readonly cache: Pick<ResponseCache, 'answer'>
  readonly answerProbe: AnswerProbe
  readonly app: RequestListener
  readonly headers: Readonly<Record<string, string>>
  readonly client: ClientAddress
  readonly siteUrl: string
  readonly drain: Pick<Drain, 'draining'>
  readonly metrics: Pick<Metrics, 'observe'>
  readonly log: Logger
}

/** The largest body of a request, as sent; assistants may send more. */
export const LARGEST_BODY = 16 * 1024
export const LARGEST_MCP_BODY = 64_000

const UNCLEAR = 'Bad request: its version, its host, its target or its length is not clear.'
export const REQUEST_ID = 'X-Request-Id'
const PLAIN_TOKEN = /^[\w.-]{1,64}$/

/** Browsers send half as much. Parsing 8 kB of stars costs ten times what an answer from memory does. */
const LONGEST_NEGOTIATING = 500

/**
 * Every request passes through here. It is refused, answered from memory if its answer was recorded, or answered by the
 * application when it is its turn; all are counted and logged in the same way. A recorded response counts when it is
 * handed to the system, the application's when it has ended.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { app, answerProbe, cache, client, drain, headers, log, metrics, queue } = parts
  const isSound = createFramingCheck(parts.siteUrl)

  return (request, response) => {
    const started = performance.now()
    const id = idOf(request, client)
    /** Counts and logs the response: without the query, and with the reader's address only at the log level `trace`. */
    const done = (route: string) => {
      const [ms, { method = '' }, { statusCode: status }] = [performance.now() - started, request, response]
      metrics.observe(route, method, status, ms / 1000)
      if (!log.isLevelEnabled('debug')) return
      const address = log.isLevelEnabled('trace') ? { address: client.of(request) } : {}
      log.debug({ id, method, route, status, ms, ...address }, 'request')
    }
    const turnAway = (route: string, status: number, sentence: string, more = {}) => {
      refuse(response, status, sentence, { ...headers, [REQUEST_ID]: id, ...more })
      done(route)
    }
    // While draining, tells the proxy not to reuse this connection, which will be closed. And bytes after an offer to speak
    // another protocol are not a request to the parser, so no client may take them for one.
    if (drain.draining || request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    if (!isSound(request)) {
      response.shouldKeepAlive = false
      return turnAway('malformed', 400, UNCLEAR)
    }
    // Means nothing in HTTP/1.0 (RFC 9110, section 10.1.1).
    const expect = request.httpVersion === '1.1' ? request.headers.expect?.toLowerCase() : undefined
    // If the answer comes before the body, the body may or may not follow, so no other request can be read after it.
    if (expect !== undefined) response.shouldKeepAlive = false
    if (expect !== undefined && expect !== '100-continue')
      return turnAway('malformed', 417, 'The only expectation that can be met is 100-continue.')
    for (const name of ['accept', 'accept-encoding'] as const)
      if ((request.headers[name]?.length ?? 0) > LONGEST_NEGOTIATING) delete request.headers[name]
    const recorded = cache.answer(request, response, [REQUEST_ID, id])
    if (recorded !== null) return done(recorded)
    response.setHeader(REQUEST_ID, id)
    const probe = answerProbe(request, response)
    if (probe !== null) return done(probe)
    const largest = request.url?.startsWith(MCP_PATH) ? LARGEST_MCP_BODY : LARGEST_BODY
    if (Number(request.headers['content-length']) > largest)
      return turnAway('malformed', 413, tooLarge(largest))
    if (expect !== undefined) response.writeContinue()
    queue.add({
      key: networkOf(client.of(request)),
      isGone: () => response.destroyed,
      run() {
        response.on('close', () => done((response as Response).locals.route ?? 'other'))
        app(request, response)
      },
      refuse: () =>
        turnAway('overload', 503, 'Too many requests at once. Try again shortly.', { 'retry-after': '2' }),
    })
  }
}

/** Names a request: by a trusted proxy's `X-Request-Id` if the value is a plain token, else by 62 random bits. */
function idOf(request: IncomingMessage, client: ClientAddress): string {
  const given = request.headers['x-request-id']
  const isName = typeof given === 'string' && PLAIN_TOKEN.test(given) && client.isVouched(request)
  return isName ? given : randomUUID().slice(19)
}
