import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHandler, Response } from 'express'
import { acceptedEncodings, type Encoding, matches, prefersMarkdown, tagOf } from './negotiation.ts'

/** An answer in one encoding; headers are names and values in turn, as `writeHead` takes them without looking at each. */
interface Variant {
  readonly encoding: Encoding
  readonly body: Buffer
  readonly etag: string
  readonly headers: readonly string[]
  readonly headersOf304: readonly string[]
}

/** The answer for an address, with the route pattern that it was recorded under. */
interface Entry {
  readonly route: string
  /** True if the address also has Markdown, which is not recorded. */
  readonly negotiates: boolean
  /** The smallest first. */
  readonly variants: Variant[]
}

/** Answered from memory, as a 304 or in full, or by the application and then recorded. */
export const CACHE_RESULTS = ['revalidated', 'hit', 'miss'] as const

/** Headers that belong to one answer, not to the document. */
const NOT_RECORDED = /^(?:connection|content-encoding|content-length|date|etag|keep-alive|x-request-id)$/
const NOT_ON_304 = /^content-(?:type|length|encoding)$/

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Answers recorded as the application sent them, in every encoding, tagged. They keep their headers, so only the
 * application decides headers, and what is `private` is not recorded. `shows` lists everything that changes what pages
 * show; when one of it is another, recorded answers are no longer served.
 */
export function createResponseCache(
  shows: () => readonly unknown[],
  count: (result: (typeof CACHE_RESULTS)[number]) => void,
) {
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

  async function keep(path: string, response: Response, body: Buffer): Promise<void> {
    const headers = Object.entries(response.getHeaders()).filter(([name]) => !NOT_RECORDED.test(name))
    const variants: Variant[] = []
    const add = (encoding: Encoding, bytes: Buffer) => {
      const etag = tagOf(body, encoding)
      const all = [
        ...headers,
        ['etag', etag],
        ['content-length', bytes.length],
        ...(encoding === 'identity' ? [] : [['content-encoding', encoding]]),
      ].map((header) => header.map(String))
      const headersOf304 = all.filter(([name = '']) => !NOT_ON_304.test(name)).flat()
      variants.unshift({ encoding, body: bytes, etag, headers: all.flat(), headersOf304 })
    }
    const negotiates = /(?:^|, )accept(?:,|$)/i.test(String(response.getHeader('vary')))
    add('identity', body)
    current().set(path, { route: response.locals.route, negotiates, variants })
    add('gzip', await promisify(gzip)(body, { level: 9 }))
    // One at a time: it takes a core for some tenths of a second, and no request waits for it.
    compressing = compressing.then(async () => add('br', await compressToKeep(body)))
  }

  return {
    /** Answers from memory and returns the route's name; null if the application has to answer. */
    answer(request: IncomingMessage, response: ServerResponse, id: readonly [string, string]): string | null {
      const { method, url = '', headers } = request
      if (method !== 'GET' && method !== 'HEAD') return null
      const entry = current().get(pathOf(url))
      if (!entry || (entry.negotiates && prefersMarkdown(headers.accept))) return null
      const accepted = acceptedEncodings(headers['accept-encoding'])
      // Uncompressed where a request accepts nothing that there is.
      const variant =
        entry.variants.find(({ encoding }) => accepted.includes(encoding)) ?? entry.variants.at(-1)
      // Until that copy is compressed, the application compresses for this reader: identity is seven times the bytes.
      if (!variant || (variant.encoding === 'identity' && accepted.some((one) => one !== 'identity')))
        return null
      const isKnown = matches(headers['if-none-match'], variant.etag)
      count(isKnown ? 'revalidated' : 'hit')
      if (isKnown) response.writeHead(304, [...variant.headersOf304, ...id]).end()
      else response.writeHead(200, [...variant.headers, ...id]).end(variant.body)
      return entry.route
    },

    /** Middleware that records the first complete 200 answer for an address, whatever the query. */
    record: ((request, response, next) => {
      const begun = current()
      const chunks: Buffer[] = []
      const { write, end } = response
      const collect = (chunk: unknown) => {
        if (chunk && !begun.has(request.path)) chunks.push(Buffer.from(chunk as string | Uint8Array))
      }
      response.write = (chunk: unknown, ...rest: unknown[]) => {
        collect(chunk)
        return Reflect.apply(write, response, [chunk, ...rest])
      }
      response.end = (chunk?: unknown, ...rest: unknown[]) => {
        collect(chunk)
        const isPrivate = /private|no-store/.test(String(response.getHeader('cache-control')))
        // Express's tag is another than that of the recorded answer, and the reader would ask again for nothing.
        if (!response.headersSent && !isPrivate) response.removeHeader('ETag')
        // Records now, not after the last byte has left: otherwise, a stalled reader would keep the answer from all others.
        // An answer that was begun before a change in what pages show is already outdated.
        if (response.statusCode === 200 && request.method === 'GET' && !isPrivate && current() === begun) {
          count('miss')
          if (!begun.has(request.path)) void keep(request.path, response, Buffer.concat(chunks))
        }
        return Reflect.apply(end, response, [chunk, ...rest])
      }
      next()
    }) satisfies RequestHandler,
  }
}

/** With the highest quality. */
export const compressToKeep = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/** No recorded answer depends on the query, so addresses that differ only in their query share one. */
const pathOf = (url: string): string => url.split('?', 1)[0] as string
