import type { RequestHandler, Response } from 'express'
import { CACHE_CONTROL } from './cache-control.ts'

const ALLOW = 'GET, HEAD, OPTIONS'

function answer(response: Response, status: 204 | 405): void {
  response.setHeader('Allow', ALLOW)
  response.setHeader('Cache-Control', CACHE_CONTROL.none)
  response.sendStatus(status)
}

/** What is answered alike at every address. Routes that take more than reading are mounted ahead of this. */
export const methods: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS') answer(response, 204)
  else if (request.method === 'TRACE') answer(response, 405)
  else next()
}

/** Where there is something at an address, it can only be read. */
export const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next()
  else answer(response, 405)
}
