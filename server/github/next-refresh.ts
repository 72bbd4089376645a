const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS
const FIRST_RETRY_MS = 30_000

/**
 * How long a response asks us to wait, in milliseconds: `retry-after` in seconds or as a date, or until the reset of an
 * exhausted rate limit. A refusal without a time means a minute. The wait is never longer than a day.
 */
export function askedWait(status: number, headers: Headers, now: number): number {
  const limited = status === 403 || status === 429
  const after = parseRetryAfter(headers.get('retry-after'), now)
  const spent = headers.get('x-ratelimit-remaining') === '0'
  const reset = spent ? parseSeconds(headers.get('x-ratelimit-reset')) : null
  const waits = [after ?? 0, reset === null ? 0 : reset - now, limited ? MINUTE_MS : 0]
  return Math.min(LONGEST_WAIT_MS, Math.max(...waits))
}

/** When to ask again: after the interval, or after failures sooner, with growing pauses; `random` spreads replicas. */
export function nextRefresh(intervalMs: number, failures: number, random: number): number {
  if (failures === 0) return intervalMs * (0.9 + random * 0.2)
  const longest = Math.max(intervalMs, 60 * MINUTE_MS)
  const wait = Math.min(longest, Math.min(intervalMs, FIRST_RETRY_MS) * 2 ** Math.min(failures - 1, 20))
  return wait * (0.5 + random * 0.5)
}

function parseRetryAfter(text: string | null, now: number): number | null {
  if (text === null) return null
  const seconds = parseSeconds(text)
  if (seconds !== null) return seconds
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : date - now
}

const parseSeconds = (text: string | null): number | null =>
  text !== null && /^\d{1,12}$/.test(text.trim()) ? Number(text) * 1000 : null
