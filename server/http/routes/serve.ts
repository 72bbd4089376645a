import type { Express, NextFunction, Request, RequestHandler, Response } from 'express'
import { CACHE_CONTROL, type CachePolicy } from '../delivery/cache-control.ts'
import { setRoute } from '../ops/route-name.ts'

export type Method = 'GET' | 'POST'

/** The decisions that every endpoint of the server has to make. */
export interface Endpoint<Target> {
  readonly path: string | RegExp | (string | RegExp)[]
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
  readonly method?: Method
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
    const { path, name, cache, vary, method = 'GET', find } = endpoint
    app.all(path, (request, response, next) => {
      const target = find ? find(request) : (true as never)
      if (target === null) return next()
      setRoute(response, name)
      if (endpoint.admit?.(request, response) === false) {
        response.setHeader('Cache-Control', CACHE_CONTROL.none)
        return response.status(403).json({ error: 'Scripts of other sites may not ask this.' })
      }
      if (!takes(method, request.method)) return answerMethod(request, response, method)
      response.setHeader('Cache-Control', CACHE_CONTROL[cache])
      if (vary) response.setHeader('Vary', vary)
      const send = () => void answer(request, response, target, next)
      const goOn = () => (endpoint.record ? record(request, response, send) : send())
      if (endpoint.searches) awaitSearch(request, response, (error) => (error ? next(error) : goOn()))
      else goOn()
    })
  }
}

const takes = (method: Method, asked: string | undefined): boolean =>
  asked === method || (method === 'GET' && asked === 'HEAD')

/** OPTIONS, and what an address does not take (RFC 9110, sections 9.3.7 and 15.5.6). */
function answerMethod(request: Request, response: Response, method: Method): void {
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
