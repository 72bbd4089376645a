import type { Request, Response } from 'express'

/** Where tools on a developer's own machine run their pages. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const A_DAY = '86400'

/**
 * Lets scripts of this site and of the reader's own machine ask, and refuses those of other sites: false. Who sends no
 * `Origin` is no browser's script.
 */
export function admitOrigin(request: Request, response: Response, siteUrl: string): boolean {
  const { origin } = request.headers
  response.vary('Origin')
  if (origin === undefined) return true
  if (origin !== new URL(siteUrl).origin && !LOOPBACK.test(origin)) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  if (request.method !== 'OPTIONS') return true
  response.setHeader('Access-Control-Allow-Methods', 'POST')
  // Names are told one by one: a star does not cover Authorization, which some clients always send.
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
  response.setHeader('Access-Control-Max-Age', A_DAY)
  return true
}
