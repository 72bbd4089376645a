import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID = 'X-Request-Id'

const ID = Symbol('request id')
const PLAIN_TOKEN = /^[\w.-]{1,64}$/

/**
 * A random id for the process, so that requests only need a number: random ids for each cost a fortieth of a cached
 * response.
 */
const PROCESS = randomBytes(6).toString('hex')
let count = 0

type Named = { [ID]?: string }

/** Sets a request's id: the proxy's `X-Request-Id` if the proxy is trusted and the value is a plain token. */
export function nameRequest(
  request: IncomingMessage,
  isVouched: (request: IncomingMessage) => boolean,
): string {
  const given = request.headers['x-request-id']
  const id =
    typeof given === 'string' && PLAIN_TOKEN.test(given) && isVouched(request)
      ? given
      : `${PROCESS}-${(count++).toString(36)}`
  ;(request as Named)[ID] = id
  return id
}

/** The id of a request, for its log lines and its response. */
export const requestId = (request: IncomingMessage): string => (request as Named)[ID] ?? ''
