import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding, matches } from './response-cache.ts'

type Variants = Map<Encoding, { readonly body: Buffer; readonly etag: string }>

/**
 * Sends a short string that rarely changes, in an encoding that the reader accepts, with a strong entity tag for each;
 * keeps the encoded variants until the string changes.
 */
export function createTaggedSender(): (
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
) => void {
  let kept: { text: string; variants: Variants } | undefined
  return (request, response, text) => {
    if (kept?.text !== text) kept = { text, variants: new Map() }
    const accepted = new Negotiator(request).encodings([...ENCODINGS])
    const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity'
    const variant = kept.variants.get(encoding) ?? encode(text, encoding)
    kept.variants.set(encoding, variant)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('ETag', variant.etag)
    if (matches(request.headers['if-none-match'], variant.etag)) {
      response.removeHeader('Content-Type')
      response.writeHead(304).end()
      return
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', variant.body.length)
    response.writeHead(200).end(variant.body)
  }
}

function encode(text: string, encoding: Encoding) {
  const bytes = Buffer.from(text)
  const body = encoding === 'br' ? brotliCompressSync(bytes) : encoding === 'gzip' ? gzipSync(bytes) : bytes
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { body, etag: `"${hash}-${encoding}"` }
}
