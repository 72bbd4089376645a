import type { Express, NextFunction, Request, RequestHandler, Response } from 'express'
import { CACHE_CONTROL, type CachePolicy } from '../delivery/cache-control.ts'
import { refuse } from '../delivery/refuse.ts'

/** The decisions that every endpoint of the server has to make. */
export interface Endpoint<Target> {
  readonly path: string | RegExp
  /** Its label in metrics and log lines: one for all addresses of a pattern. */
  readonly name: string
  readonly cache: CachePolicy
  /** The request headers that decide what is sent; null where none does. */
  readonly vary: string | null
  /** Set if its answers may be kept and sent to the next readers of the path, whatever the query. */
  readonly record: boolean
  /** True if it needs the search index, which is made in turns after the start. */
  readonly searches?: true
  /** Methods that it takes besides OPTIONS; GET takes HEAD along. */
  readonly method?: 'GET' | 'POST'
  /** Middleware that reads a body, up to its limit. */
  readonly body?: RequestHandler
  /** Decides if the reader may ask: what another site's scripts may do. Refused with 403. */
  readonly admit?: (request: Request, response: Response) => boolean
  /** Resolves what an address names; null leaves the request to the endpoints after this one. */
  readonly find?: (request: Request) => Target | null
}

export type Answer<Target> = (
  request: Request,
  response: Response,
  target: Target,
  next: NextFunction,
) => unknown

/** Adds an endpoint. */
export type Serve = <Target = true>(endpoint: Endpoint<Target>, answer: Answer<Target>) => void

/** Endpoints are asked in the order in which they are added. */
export function createServe(app: Express, record: RequestHandler, awaitSearch: RequestHandler): Serve {
  return (endpoint, answer) => {
    const { path, name, cache, vary, method = 'GET', find, admit, body } = endpoint
    const take: RequestHandler = (request, response, next) => {
      const target = find ? find(request) : true
      if (target === null) return next('route')
      response.locals.route = name
      if (admit?.(request, response) === false)
        return refuse(response, 403, 'Scripts of other sites may not ask this.')
      if (request.method !== method && !(method === 'GET' && request.method === 'HEAD'))
        return answerMethod(request, response, method)
      response.setHeader('Cache-Control', CACHE_CONTROL[cache])
      if (vary) response.setHeader('Vary', vary)
      response.locals.target = target
      next()
    }
    const steps = [endpoint.searches && awaitSearch, endpoint.record && record, body].filter(
      (step) => typeof step === 'function',
    )
    app.all(path, take, ...steps, (request, response, next) =>
      answer(request, response, response.locals.target, next),
    )
  }
}

/** OPTIONS, and what an address does not take (RFC 9110, sections 9.3.7 and 15.5.6). */
function answerMethod(request: Request, response: Response, method: string): void {
  response.setHeader('Allow', method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`)
  response.setHeader('Cache-Control', CACHE_CONTROL.none)
  response.sendStatus(request.method === 'OPTIONS' ? 204 : 405)
}

/**
 * Methods that are answered the same at every address: OPTIONS reveals nothing about what exists, TRACE is not
 * supported.
 */
export const methods: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS' || request.method === 'TRACE') answerMethod(request, response, 'GET')
  else next()
}
