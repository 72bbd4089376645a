import type { IncomingMessage } from 'node:http'

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
    const { headers, httpVersion, method, url = '' } = request
    const { host, 'transfer-encoding': encoding = 'chunked' } = headers
    if (!/^1\.[01]$/.test(httpVersion) || encoding.toLowerCase() !== 'chunked') return false
    // Two of them are joined by a comma, which no name has.
    if (host !== undefined && !HOST.test(host)) return false
    // A request's target has no fragment (RFC 9112, section 3.2), and parsers disagree on it.
    if (url.includes('#')) return false
    if (url.startsWith('/')) return true
    if (url === '*') return method === 'OPTIONS'
    const [, target, path] = /^https?:\/\/([^/?#]+)(\/.*)$/i.exec(url) ?? []
    if (path === undefined || target !== ownHost || target !== host) return false
    request.url = path
    return true
  }
}
