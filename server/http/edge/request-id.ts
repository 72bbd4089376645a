import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientAddress } from './client-address.ts'

const REQUEST_ID = 'X-Request-Id'
const PLAIN_TOKEN = /^[\w.-]{1,64}$/

/** Names a request in its response: by the proxy's `X-Request-Id` if the proxy is trusted and the value is a plain token. */
export function nameRequest(request: IncomingMessage, response: ServerResponse, client: ClientAddress): void {
  const given = request.headers['x-request-id']
  const isGiven = typeof given === 'string' && PLAIN_TOKEN.test(given) && client.isVouched(request)
  response.setHeader(REQUEST_ID, isGiven ? given : randomUUID())
}

/** The id of a request, for log lines. */
export const requestId = (response: ServerResponse): string => String(response.getHeader(REQUEST_ID) ?? '')
