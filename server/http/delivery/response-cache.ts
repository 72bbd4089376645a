import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { routeOf } from '../ops/route-name.ts'
import { type Encoding, parseAcceptEncoding } from './accept-encoding.ts'
import { prefersMarkdown } from './prefers-markdown.ts'

/** The route pattern of the recorded answers is that of the answer that was recorded. */
interface Variant {
  readonly route: string
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turn, ready for writeHead. */
  readonly head: string[]
  readonly headOf304: string[]
}

/** Answered from memory, as unchanged or whole, or made by the application and kept. */
export const CACHE_RESULTS = ['revalidated', 'hit', 'miss'] as const
export type CacheResult = (typeof CACHE_RESULTS)[number]

type Entry = Partial<Record<Encoding, Variant>>

export interface ResponseCache {
  /**
   * Answers from memory and returns the route's name; null when the application has to answer. `own` are headers of this
   * answer alone, names and values in turn.
   */
  answer(request: IncomingMessage, response: ServerResponse, own?: readonly string[]): string | null
  /** Keeps a whole 200 answer, with the headers that it was sent with; the first one of its version stays. */
  record(path: string, response: ServerResponse, body: Buffer): Promise<void>
  readonly size: number
  /** Names what recorded answers show. */
  readonly version: string
}

/** Headers that belong to one answer, not to the document. */
const NOT_RECORDED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])
const NOT_ON_304 = new Set(['content-type', 'content-length', 'content-encoding', 'content-language'])

/**
 * Answers recorded as the application sent them, in every encoding, tagged. The headers are those of the recorded
 * answer, so there is one place in the code that decides them. `version` names everything that changes what pages show;
 * when it changes, nothing recorded is served any more.
 */
export function createResponseCache(
  version: () => string,
  count: (result: CacheResult) => void = () => {},
): ResponseCache {
  let recordedFor = version()
  let entries = new Map<string, Entry>()
  let compressing: Promise<void> = Promise.resolve()

  function current(): Map<string, Entry> {
    const now = version()
    if (now !== recordedFor) {
      recordedFor = now
      entries = new Map()
    }
    return entries
  }

  return {
    get size() {
      return entries.size
    },

    get version() {
      return version()
    },

    answer(request, response, own = []) {
      const { method, url = '', headers } = request
      if (method !== 'GET' && method !== 'HEAD') return null
      const entry = current().get(pathOf(url))
      if (!entry || prefersMarkdown(headers.accept)) return null
      const variant = pick(entry, headers['accept-encoding'])
      if (!variant) return null
      if (matches(headers['if-none-match'], variant.etag)) {
        count('revalidated')
        response.writeHead(304, [...variant.headOf304, ...own]).end()
        return variant.route
      }
      count('hit')
      response.writeHead(200, [...variant.head, ...own])
      if (method === 'HEAD') response.end()
      else response.end(variant.body)
      return variant.route
    },

    async record(path, response, body) {
      count('miss')
      const into = current()
      // Others asked while it was made, or take only what is still being compressed: it is the same answer.
      if (into.has(path)) return
      const entry: Entry = {}
      into.set(path, entry)
      const kept = Object.entries(response.getHeaders()).filter(([name]) => !NOT_RECORDED.has(name)) as [
        string,
        string,
      ][]
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
      const variant = (encoding: Encoding, bytes: Buffer) =>
        makeVariant(routeOf(response), kept, hash, encoding, bytes)
      entry.identity = variant('identity', body)
      entry.gzip = variant('gzip', await promisify(gzip)(body, { level: 9 }))
      // One at a time: it takes a core for a good while, and nobody waits for it.
      compressing = compressing.then(async () => {
        entry.br = variant(
          'br',
          await promisify(brotliCompress)(body, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
          }),
        )
      })
    },
  }
}

function makeVariant(
  route: string,
  headers: readonly [string, string][],
  hash: string,
  encoding: Encoding,
  body: Buffer,
): Variant {
  const etag = `"${hash}-${encoding}"`
  const head: [string, string][] = [...headers, ['etag', etag], ['content-length', String(body.length)]]
  if (encoding !== 'identity') head.push(['content-encoding', encoding])
  return {
    route,
    body,
    etag,
    head: head.flat(),
    headOf304: head.filter(([name]) => !NOT_ON_304.has(name)).flat(),
  }
}

/** Of what is recorded, nothing changes with the query: an address with one is the same answer, kept once. */
function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}

/** The best encoding that is ready. A compressed one that is still being made is not replaced by a large answer. */
function pick(entry: Entry, header: string | undefined): Variant | undefined {
  const accepted = parseAcceptEncoding(header)
  if (accepted.br && entry.br) return entry.br
  if (accepted.gzip) return entry.gzip
  return accepted.identity && !accepted.br ? entry.identity : undefined
}

/** RFC 9110, section 13.1.2: weak comparison, and `*` matches what exists. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
