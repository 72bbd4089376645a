import type { RequestHandler } from 'express'
import { answerMethod } from '../routes/serve.ts'

/**
 * Methods that are answered the same at every address: OPTIONS reveals nothing about what exists, TRACE is not
 * supported.
 */
export const methods: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS' || request.method === 'TRACE') answerMethod(request, response, 'GET')
  else next()
}
