import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { acceptedEncodings, ENCODINGS, matches, tagOf } from './encodings.ts'

const COMPRESS = { br: brotliCompressSync, gzip: gzipSync, identity: (text: string) => text } as const

/** Sends a short text, in an encoding that the reader accepts and with a strong entity tag for each. */
export function sendTagged(request: IncomingMessage, response: ServerResponse, text: string): void {
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity'
  const etag = tagOf(text, encoding)
  response.setHeader('ETag', etag)
  if (matches(request.headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.end(COMPRESS[encoding](text))
}
