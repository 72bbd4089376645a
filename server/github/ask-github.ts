import type { z } from 'zod'
import { askedWait } from './next-refresh.ts'

/** The possible outcomes of a request, each with how an operator reads it: "GitHub ...". */
export const OUTCOMES = {
  ok: 'answers',
  'not-modified': 'answers',
  timeout: 'does not answer in time',
  network: 'cannot be reached',
  invalid: 'answers with a body that is not understood',
  redirect: 'redirects to another host, or too often',
  'rate-limited': 'limits how often it is asked: a GITHUB_TOKEN raises the limit',
  refused: 'refuses the request',
  failed: 'has an error of its own',
} as const

export type Outcome = keyof typeof OUTCOMES

export interface GithubApi {
  /** The prefix of the repository's API addresses. */
  readonly from: string
  readonly token: string | undefined
  /** Until the last byte of the body, redirects included. */
  readonly deadlineMs: number
}

export interface Answer<Value> {
  readonly outcome: Outcome
  /** The record if it is now known, new or confirmed. */
  readonly record?: Value
  /** How long GitHub asks to wait, in milliseconds. */
  readonly wait: number
  /** Why there is no record: a status, or what the network or the parser says, such as `ENOTFOUND`. */
  readonly reason?: string
}

const LARGEST_BODY = 256 * 1024
const MOST_REDIRECTS = 2
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Creates a function that asks for a record, and later whether it changed. It survives any response: it never throws,
 * never hangs and never holds more than the largest body.
 */
export function createAsk<Value>(
  api: GithubApi,
  path: string,
  schema: z.ZodType<Value>,
): () => Promise<Answer<Value>> {
  const ownHeaders = {
    accept: 'application/vnd.github+json',
    'user-agent': 'questdb-docs-site',
    'x-github-api-version': '2022-11-28',
    ...(api.token && { authorization: `Bearer ${api.token}` }),
  }
  let record: Value | undefined
  let etag: string | null = null

  return async () => {
    const signal = AbortSignal.timeout(api.deadlineMs)
    let wait = 0
    try {
      const headers = { ...ownHeaders, ...(etag && { 'if-none-match': etag }) }
      const response = await follow(new URL(api.from + path), { headers, signal })
      wait = askedWait(response.status, response.headers, Date.now())
      if (response.status === 200) {
        record = schema.parse(JSON.parse(await readText(response)))
        etag = response.headers.get('etag')
        return { outcome: 'ok', record, wait }
      }
      await response.body?.cancel()
      if (response.status === 304 && record) return { outcome: 'not-modified', record, wait }
      return { outcome: outcomeOf(response), wait, reason: `status ${response.status}` }
    } catch (error) {
      const fault = error instanceof TypeError ? 'network' : 'invalid'
      return { outcome: signal.aborted ? 'timeout' : fault, wait, reason: reasonOf(error) }
    }
  }
}

/** Follows redirects only within the original origin, since they carry the token. */
async function follow(url: URL, request: RequestInit, hops = MOST_REDIRECTS): Promise<Response> {
  const response = await fetch(url, { ...request, redirect: 'manual' })
  if (hops === 0 || !REDIRECTS.includes(response.status)) return response
  const next = URL.parse(response.headers.get('location') ?? '', url.href)
  if (next?.origin !== url.origin) return response
  await response.body?.cancel()
  return follow(next, request, hops - 1)
}

function outcomeOf({ status, headers }: Response): Outcome {
  if (REDIRECTS.includes(status)) return 'redirect'
  const limited = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
  if (status === 429 || (status === 403 && limited)) return 'rate-limited'
  return status >= 400 && status < 500 ? 'refused' : 'failed'
}

/** Limits the decoded body, so that a small compressed one cannot grow in memory. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new RangeError('the body is larger than 256 KiB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** `fetch` puts the network's error into the cause of its own, and a proxy's refusal is one below. */
function reasonOf(error: unknown): string {
  let last = error
  while (last instanceof Error && last.cause instanceof Error) last = last.cause
  return last instanceof Error && 'code' in last ? `${last.code}: ${last.message}` : String(last)
}
