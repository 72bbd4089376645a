const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS
const FIRST_RETRY_MS = 30_000

/**
 * How long a response asks us to wait, in milliseconds: `retry-after` in seconds or as a date, or until the reset of an
 * exhausted rate limit. A refusal without a time means a minute. The wait is never longer than a day.
 */
export function askedWait(status: number, headers: Headers, now: number): number {
  const isRefused = status === 403 || status === 429
  const after = headers.get('retry-after') ?? ''
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  const reset = isSpent ? Number(headers.get('x-ratelimit-reset')) : 0
  const waits = [Number(after) * 1000, Date.parse(after) - now, reset * 1000 - now]
  return Math.min(LONGEST_WAIT_MS, Math.max(isRefused ? MINUTE_MS : 0, ...waits.filter((ms) => ms > 0)))
}

/** When to ask again: after the interval, or after failures sooner, with growing pauses; `random` spreads replicas. */
export function nextRefresh(intervalMs: number, failures: number, random: number): number {
  if (failures === 0) return intervalMs * (0.9 + random * 0.2)
  const longest = Math.max(intervalMs, 60 * MINUTE_MS)
  const wait = Math.min(longest, Math.min(intervalMs, FIRST_RETRY_MS) * 2 ** (failures - 1))
  return wait * (0.5 + random * 0.5)
}
