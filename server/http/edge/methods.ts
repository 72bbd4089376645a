import type { RequestHandler } from 'express'
import { answerMethod } from '../routes/serve.ts'

/** What is answered alike where there is no endpoint: OPTIONS tells nothing of what exists, TRACE is for nobody. */
export const methods: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS' || request.method === 'TRACE') answerMethod(request, response, 'GET')
  else next()
}
