import type { RequestHandler } from 'express'
import type { ResponseCache } from './response-cache.ts'

/** Records the response for a canonical address, so that the next reader gets it from memory. */
export function recordResponse(cache: ResponseCache): RequestHandler {
  return (request, response, next) => {
    const { version } = cache
    const chunks: Buffer[] = []
    const { write, end } = response
    const keep = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    response.write = (chunk: unknown, ...rest: unknown[]) => {
      keep(chunk, rest[0])
      return Reflect.apply(write, response, [chunk, ...rest])
    }
    response.end = (chunk?: unknown, ...rest: unknown[]) => {
      keep(chunk, rest[0])
      // Records now, not after the last byte has left: otherwise, a stalled reader would keep the answer from all others.
      // An answer that was begun before a change in what pages show is already outdated.
      if (response.statusCode === 200 && request.method === 'GET' && cache.version === version)
        void cache.record(request.path, response, Buffer.concat(chunks))
      return Reflect.apply(end, response, [chunk, ...rest])
    }
    next()
  }
}
