import type { ServerResponse } from 'node:http'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { REQUEST_ID, requestId } from '../ops/request-id.ts'

/** Answers with a sentence before the application runs; programs get it as JSON. */
export function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>>,
): void {
  const isApi = response.req.url?.startsWith('/docs/api/')
  const text = isApi ? JSON.stringify({ message: sentence, status }) : `${sentence}\n`
  response.writeHead(status, {
    ...headers,
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': CACHE_CONTROL.none,
    [REQUEST_ID]: requestId(response.req),
  })
  response.end(text)
}
