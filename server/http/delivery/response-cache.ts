import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { REQUEST_ID } from '../ops/request-id.ts'
import { routeOf } from '../ops/route-name.ts'
import { type Encoding, parseAcceptEncoding } from './accept-encoding.ts'
import { prefersMarkdown } from './prefers-markdown.ts'

/** A recorded answer in one encoding, with the route pattern that it was recorded under. */
interface Variant {
  readonly route: string
  readonly body: () => Buffer
  readonly etag: string
  /** Alternating names and values, ready for writeHead. The last value is the id of the request that is answered. */
  readonly head: string[]
  readonly headOf304: string[]
}

/** Answered from memory, as a 304 or in full, or by the application and then recorded. */
export const CACHE_RESULTS = ['revalidated', 'hit', 'miss'] as const
export type CacheResult = (typeof CACHE_RESULTS)[number]

type Entry = Partial<Record<Encoding, Variant>>

export interface ResponseCache {
  /** Answers from memory and returns the route's name; null if the application has to answer. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): string | null
  /** Records a complete 200 answer with its headers; the first one of each version stays. */
  record(path: string, response: ServerResponse, body: Buffer): Promise<void>
  readonly size: number
  /** Identifies what recorded answers show. */
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
/**
 * Few ask for an uncompressed answer, and it is three times as large as both compressed ones. Up to this many bytes it is
 * not kept: to unpack it takes no longer than to send it, 0.1 ms for 100 KB.
 */
const MOST_UNPACKED = 300_000
/** Brotli waits until no answer was recorded for this long. */
const QUIET_MS = 100
const NOT_ON_304 = new Set(['content-type', 'content-length', 'content-encoding', 'content-language'])

/**
 * Answers recorded as the application sent them, in every encoding, tagged. They keep their headers, so only the
 * application decides headers. `version` identifies everything that changes what pages show; when it changes, recorded
 * answers are no longer served.
 */
export function createResponseCache(
  version: () => string,
  count: (result: CacheResult) => void = () => {},
): ResponseCache {
  let recordedFor = version()
  let entries = new Map<string, Entry>()
  let compressing: Promise<void> = Promise.resolve()
  let lastRecorded = 0

  function current(): Map<string, Entry> {
    const now = version()
    if (now !== recordedFor) {
      recordedFor = now
      entries = new Map()
    }
    return entries
  }

  async function untilQuiet(): Promise<void> {
    for (let left = QUIET_MS; left > 0; left = lastRecorded + QUIET_MS - performance.now())
      await setTimeout(left, undefined, { ref: false })
  }

  return {
    get size() {
      return entries.size
    },

    get version() {
      return version()
    },

    answer(request, response, requestId) {
      const { method, url = '', headers } = request
      if (method !== 'GET' && method !== 'HEAD') return null
      const entry = current().get(pathOf(url))
      if (!entry || prefersMarkdown(headers.accept)) return null
      const variant = pick(entry, headers['accept-encoding'])
      if (!variant) return null
      if (matches(headers['if-none-match'], variant.etag)) {
        count('revalidated')
        response.writeHead(304, withId(variant.headOf304, requestId)).end()
        return variant.route
      }
      count('hit')
      response.writeHead(200, withId(variant.head, requestId))
      if (method === 'HEAD') response.end()
      else response.end(variant.body())
      return variant.route
    },

    async record(path, response, body) {
      count('miss')
      const into = current()
      // Another request recorded the same answer meanwhile, or needs an encoding that is still being compressed.
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
      const packed = await promisify(gzip)(body, { level: 9 })
      entry.gzip = variant('gzip', packed)
      entry.identity = {
        ...variant('identity', body),
        ...(body.length <= MOST_UNPACKED && { body: unpackOf(packed) }),
      }
      lastRecorded = performance.now()
      // One at a time and while no page is made: compressing takes a core for a while, and no request waits for it.
      compressing = compressing.then(async () => {
        await untilQuiet()
        entry.br = variant('br', await compressToKeep(body))
      })
    },
  }
}

/** Apart from where the answer is recorded: a function made there would hold the whole answer. */
const unpackOf = (packed: Buffer) => (): Buffer => gunzipSync(packed)

/** With the highest quality: it takes some hundred milliseconds, once for each page. */
export const compressToKeep = (body: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

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
    body: () => body,
    etag,
    head: [...head, OWN_ID].flat(),
    headOf304: [...head.filter(([name]) => !NOT_ON_304.has(name)), OWN_ID].flat(),
  }
}

/** The place of an answer's own id in a recorded head. */
const OWN_ID: [string, string] = [REQUEST_ID, '']

/** Node reads the list at once, so all answers share it: a copy for each is a thirtieth of their processor time. */
function withId(head: string[], requestId: string): string[] {
  head[head.length - 1] = requestId
  return head
}

/** No recorded answer depends on the query, so addresses that differ only in their query share one. */
function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}

/**
 * The best encoding that is ready; undefined, rather than uncompressed, while an accepted compressed one is being made.
 */
function pick(entry: Entry, header: string | undefined): Variant | undefined {
  const accepted = parseAcceptEncoding(header)
  if (accepted.br && entry.br) return entry.br
  if (accepted.gzip) return entry.gzip
  return accepted.identity && !accepted.br ? entry.identity : undefined
}

/** RFC 9110, section 13.1.2: weak comparison, and `*` matches what exists. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // Browsers repeat the tag as it was sent.
  if (ifNoneMatch === etag) return true
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
