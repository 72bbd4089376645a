import type { RequestHandler } from 'express'

const ALLOW = 'GET, HEAD, OPTIONS'

/** Everything here is read-only. Routes that take more are mounted ahead of this. */
export const methods: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  response.setHeader('Allow', ALLOW)
  response.sendStatus(request.method === 'OPTIONS' ? 204 : 405)
}
