import type { ServerResponse } from 'node:http'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { CACHE_CONTROL } from './cache-control.ts'

/** Answers with a sentence why there is no answer; programs get it as JSON. */
export function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const isApi = response.req.url?.startsWith(NOT_PAGES.api)
  const text = isApi ? JSON.stringify({ message: sentence, status }) : `${sentence}\n`
  response.writeHead(status, {
    ...headers,
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': CACHE_CONTROL.none,
  })
  response.end(text)
}

export const tooLarge = (bytes: number): string =>
  `The body is too large: the limit is ${Math.floor(bytes / 1000)} kB.`
