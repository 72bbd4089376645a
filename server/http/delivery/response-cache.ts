import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHandler } from 'express'
import {
  acceptedEncodings,
  ENCODINGS,
  type Encoding,
  matches,
  prefersMarkdown,
  tagOf,
} from './negotiation.ts'
import { routeOf } from './route-name.ts'

/** A recorded answer in one encoding. */
interface Variant {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** The answer for an address, with the route pattern that it was recorded under. */
interface Entry extends Partial<Record<Encoding, Variant>> {
  readonly route: string
  /** True if the address also has Markdown, which is not recorded. */
  readonly negotiates: boolean
}

/** Answered from memory, as a 304 or in full, or by the application and then recorded. */
export const CACHE_RESULTS = ['revalidated', 'hit', 'miss'] as const
export type CacheResult = (typeof CACHE_RESULTS)[number]

export interface ResponseCache {
  /** Answers from memory and returns the route's name; null if the application has to answer. */
  answer(request: IncomingMessage, response: ServerResponse): string | null
  /** Middleware that records the first complete 200 answer for an address, whatever the query. */
  readonly record: RequestHandler
}

/** Headers that belong to one answer, not to the document. */
const NOT_RECORDED = /^(?:connection|content-encoding|content-length|date|etag|keep-alive|x-request-id)$/
const NOT_ON_304 = /^content-(?:type|length|encoding)$/

/**
 * Answers recorded as the application sent them, in every encoding, tagged. They keep their headers, so only the
 * application decides headers, and what is `private` is not recorded. `shows` lists everything that changes what pages
 * show; when one of it is another, recorded answers are no longer served.
 */
export function createResponseCache(
  shows: () => readonly unknown[],
  count: (result: CacheResult) => void,
): ResponseCache {
  let recordedFor = shows()
  let entries = new Map<string, Entry>()
  let compressing: Promise<unknown> = Promise.resolve()

  function current(): Map<string, Entry> {
    const now = shows()
    if (now.some((one, at) => one !== recordedFor[at])) {
      recordedFor = now
      entries = new Map()
    }
    return entries
  }

  /** The smallest of the accepted encodings that is ready; uncompressed where a request accepts nothing that there is. */
  function pick(entry: Entry, header: string | undefined): Variant | undefined {
    const accepted = acceptedEncodings(header)
    const best = ENCODINGS.find((one) => accepted.includes(one) && entry[one]) ?? 'identity'
    // Until the first is made, the application compresses for this reader, rather than send three times the bytes.
    return best === 'identity' && accepted.some((one) => one !== best) ? undefined : entry[best]
  }

  async function keep(path: string, response: ServerResponse, body: Buffer): Promise<void> {
    const into = current()
    if (into.has(path)) return
    const headers = Object.entries(response.getHeaders()).filter(([name]) => !NOT_RECORDED.test(name))
    const entry: Entry = {
      route: routeOf(response),
      negotiates: /(?:^|, )accept(?:,|$)/i.test(String(response.getHeader('vary'))),
    }
    const add = (encoding: Encoding, bytes: Buffer) => {
      const etag = tagOf(body, encoding)
      entry[encoding] = {
        body: bytes,
        etag,
        headers: {
          ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          etag,
          'content-length': String(bytes.length),
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        },
      }
    }
    add('identity', body)
    into.set(path, entry)
    add('gzip', await promisify(gzip)(body, { level: 9 }))
    // One at a time: it takes a core for some tenths of a second, and no request waits for it.
    compressing = compressing.then(async () => add('br', await compressToKeep(body)))
  }

  return {
    answer({ method, url = '', headers }, response) {
      if (method !== 'GET' && method !== 'HEAD') return null
      const entry = current().get(pathOf(url))
      if (!entry || (entry.negotiates && prefersMarkdown(headers.accept))) return null
      const variant = pick(entry, headers['accept-encoding'])
      if (!variant) return null
      const isKnown = matches(headers['if-none-match'], variant.etag)
      count(isKnown ? 'revalidated' : 'hit')
      response.statusCode = isKnown ? 304 : 200
      for (const name in variant.headers)
        if (!isKnown || !NOT_ON_304.test(name)) response.setHeader(name, variant.headers[name] as string)
      response.end(isKnown ? undefined : variant.body)
      return entry.route
    },

    record(request, response, next) {
      const begun = current()
      const chunks: Buffer[] = []
      const { write, end } = response
      const collect = (chunk: unknown, encoding: unknown) => {
        if (current().has(request.path)) return
        if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)))
        else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
      }
      response.write = (chunk: unknown, ...rest: unknown[]) => {
        collect(chunk, rest[0])
        return Reflect.apply(write, response, [chunk, ...rest])
      }
      response.end = (chunk?: unknown, ...rest: unknown[]) => {
        collect(chunk, rest[0])
        const isPrivate = /private|no-store/.test(String(response.getHeader('cache-control')))
        // Express's tag is another than that of the recorded answer, and the reader would ask again for nothing.
        if (!response.headersSent && !isPrivate) response.removeHeader('ETag')
        // Records now, not after the last byte has left: otherwise, a stalled reader would keep the answer from all others.
        // An answer that was begun before a change in what pages show is already outdated.
        if (response.statusCode === 200 && request.method === 'GET' && !isPrivate && current() === begun) {
          count('miss')
          void keep(request.path, response, Buffer.concat(chunks))
        }
        return Reflect.apply(end, response, [chunk, ...rest])
      }
      next()
    },
  }
}

const encodingOf = (value: unknown) => (typeof value === 'string' ? (value as BufferEncoding) : 'utf8')

/** With the highest quality. */
export const compressToKeep = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/** No recorded answer depends on the query, so addresses that differ only in their query share one. */
const pathOf = (url: string): string => url.split('?', 1)[0] as string
