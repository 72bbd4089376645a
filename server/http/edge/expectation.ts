import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Whether what a request expects is known (RFC 9110, section 10.1.1). Its body may or may not follow once it is answered,
 * so that no other request can be read behind one that is answered ahead of its body.
 */
export function isExpectationKnown(request: IncomingMessage, response: ServerResponse): boolean {
  const { expect } = request.headers
  if (expect === undefined || request.httpVersion !== '1.1') return true
  response.shouldKeepAlive = false
  return expect.toLowerCase() === '100-continue'
}
