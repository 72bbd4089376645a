import type { IncomingMessage } from 'node:http'
import { hasClearRequestLine } from './request-line.ts'

/** A name or an address, with a port or without. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Rejects requests that the parser accepts but that two servers could read differently (RFC 9112, sections 3.2 and 6.1).
 * Replaces an absolute target for this site with its path; any other absolute target is malformed.
 */
export function createFramingCheck(siteUrl: string): (request: IncomingMessage) => boolean {
  const { host: ownHost } = new URL(siteUrl)
  let lastHost: string | undefined
  return (request) => {
    if (!hasClearRequestLine(request)) return false
    const { headers, rawHeaders } = request
    const { host } = headers
    if (host !== undefined && host !== lastHost) {
      if (!HOST.test(host)) return false
      lastHost = host
    }
    const encoding = headers['transfer-encoding']
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
