import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Whether a request's `Expect` is known (RFC 9110, section 10.1.1). If the answer comes before the body, the body may
 * or may not follow, so no other request can be read after it.
 */
export function isExpectationKnown(request: IncomingMessage, response: ServerResponse): boolean {
  const { expect } = request.headers
  if (expect === undefined || request.httpVersion !== '1.1') return true
  response.shouldKeepAlive = false
  return expect.toLowerCase() === '100-continue'
}
