/** The possible outcomes of a request. */
export const OUTCOMES = [
  'ok',
  'not-modified',
  'timeout',
  'network',
  'invalid',
  'too-large',
  'redirect',
  'rate-limited',
  'refused',
  'failed',
] as const

export type Outcome = (typeof OUTCOMES)[number]

export interface Answer {
  readonly outcome: Outcome
  /** The status of the last response; 0 if there was none. */
  readonly status: number
  readonly headers: Headers
  /** Why there was no response, as the network says it: `ENOTFOUND`, or the fault of a certificate. */
  readonly reason?: string
  /** The parsed body of an `ok`. */
  readonly json?: unknown
}

export interface JsonRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Until the last byte of the body, redirects included. */
  readonly deadlineMs: number
}

const LARGEST_BODY = 256 * 1024
const MOST_REDIRECTS = 2
const REDIRECTS = [301, 302, 303, 307, 308]

/** Fetches JSON and survives any response: it never throws, never hangs and never holds more than the largest body. */
export async function fetchJson(request: JsonRequest): Promise<Answer> {
  const signal = AbortSignal.timeout(request.deadlineMs)
  try {
    const response = await follow(request, signal)
    const { status, headers } = response
    const outcome = outcomeOf(response)
    if (outcome !== 'ok') {
      await response.body?.cancel()
      return { outcome, status, headers }
    }
    return { ...(await readJson(response)), status, headers }
  } catch (error) {
    const outcome = signal.aborted ? 'timeout' : 'network'
    return { outcome, status: 0, headers: new Headers(), reason: reasonOf(error) }
  }
}

/** `fetch` puts the network's error into the cause of its own, and a proxy's refusal is one below. */
function reasonOf(error: unknown): string {
  const causes: Error[] = []
  for (let each = error; each instanceof Error && causes.length < 5; each = each.cause) causes.push(each)
  const last = causes.at(-1)
  return last ? ('code' in last ? `${last.code}: ${last.message}` : last.message) : String(error)
}

/** Follows redirects only within the original origin, since they carry the token. */
async function follow({ url, headers }: JsonRequest, signal: AbortSignal): Promise<Response> {
  let target = url
  for (let hops = 0; ; hops++) {
    const response = await fetch(target, { headers, signal, redirect: 'manual' })
    const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null
    const next = location === null ? null : URL.parse(location, target.href)
    if (next === null || next.origin !== url.origin || hops === MOST_REDIRECTS) return response
    await response.body?.cancel()
    target = next
  }
}

function outcomeOf({ status, headers }: Response): Outcome {
  if (status === 200) return 'ok'
  if (status === 304) return 'not-modified'
  if (REDIRECTS.includes(status)) return 'redirect'
  const limited = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
  if (status === 429 || (status === 403 && limited)) return 'rate-limited'
  return status >= 400 && status < 500 ? 'refused' : 'failed'
}

/** Limits the decoded body, so that a small compressed one cannot grow in memory. */
async function readJson(response: Response): Promise<Pick<Answer, 'outcome' | 'json'>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > LARGEST_BODY) return { outcome: 'too-large' }
    chunks.push(chunk)
  }
  try {
    return { outcome: 'ok', json: JSON.parse(Buffer.concat(chunks).toString()) }
  } catch {
    return { outcome: 'invalid' }
  }
}
