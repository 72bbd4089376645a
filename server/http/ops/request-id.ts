import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID = 'X-Request-Id'

const ID = Symbol('request id')
const PLAIN_TOKEN = /^[\w.-]{1,64}$/

/** Names the process, so that a number names the request: a random name for each costs a fortieth of a cached answer. */
const PROCESS = randomBytes(6).toString('hex')
let count = 0

type Named = { [ID]?: string }

/** Names a request: by the proxy's `X-Request-Id` where the proxy is trusted and it is a plain token. */
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

/** The name of a request, for its lines in the log and its answer. */
export const requestId = (request: IncomingMessage): string => (request as Named)[ID] ?? ''
