import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ID = Symbol('request id')
const PLAIN_TOKEN = /^[\w.-]{1,64}$/

/** Names a request in the log: the proxy's `X-Request-Id` when it is a plain token, else one of ours. */
export function requestId(request: IncomingMessage): string {
  const named = request as { [ID]?: string }
  const given = request.headers['x-request-id']
  named[ID] ??= typeof given === 'string' && PLAIN_TOKEN.test(given) ? given : randomUUID()
  return named[ID]
}
