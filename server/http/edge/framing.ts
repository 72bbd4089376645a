import type { IncomingMessage, ServerResponse } from 'node:http'

/** A name or an address, with a port or without. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Rejects requests that the parser accepts but that two servers could read differently: of another version than 1.0 and
 * 1.1 (0.9, 2.0), and by RFC 9112, sections 3.2 and 6.1. Replaces an absolute target for this site with its path; any
 * other absolute target is malformed.
 */
export function createFramingCheck(siteUrl: string): (request: IncomingMessage) => boolean {
  const { host: ownHost } = new URL(siteUrl)
  return (request) => {
    const { headers, httpVersion, rawHeaders } = request
    const { host, 'transfer-encoding': encoding } = headers
    if (httpVersion !== '1.1' && httpVersion !== '1.0') return false
    if (host !== undefined && !HOST.test(host)) return false
    if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') return false
    return !isRepeated(rawHeaders, 'host') && hasTargetHere(request, ownHost)
  }
}

function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let seen = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const one = rawHeaders[at]
    if (one?.length === name.length && one.toLowerCase() === name) seen++
  }
  return seen > 1
}

function hasTargetHere(request: IncomingMessage, ownHost: string): boolean {
  const { url = '', method, headers } = request
  // A request's target has no fragment (RFC 9112, section 3.2), and parsers disagree on it.
  if (url.includes('#')) return false
  if (url.startsWith('/')) return true
  if (url === '*') return method === 'OPTIONS'
  const [, host, path] = /^https?:\/\/([^/?#]+)(\/.*)$/i.exec(url) ?? []
  if (path === undefined || host !== ownHost || host !== headers.host) return false
  request.url = path
  return true
}

/**
 * Checks that a request's `Expect` is known (RFC 9110, section 10.1.1). If the answer comes before the body, the body may
 * or may not follow, so no other request can be read after it.
 */
export function isExpectationKnown(request: IncomingMessage, response: ServerResponse): boolean {
  const { expect } = request.headers
  if (expect === undefined || request.httpVersion !== '1.1') return true
  response.shouldKeepAlive = false
  return expect.toLowerCase() === '100-continue'
}
