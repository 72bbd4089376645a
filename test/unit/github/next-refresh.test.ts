import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWait, nextRefresh } from '#server/github/next-refresh.ts'

const NOW = Date.parse('2026-05-06T07:08:00Z')
const SECOND = 1000
const DAY = 24 * 3600 * SECOND
const epoch = (ms: number) => String(ms / 1000)

describe('the wait that an answer asks for', () => {
  test.each([
    [200, {}, 0],
    [200, { 'x-ratelimit-remaining': '10', 'x-ratelimit-reset': epoch(NOW + 90 * SECOND) }, 0],
    [200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': epoch(NOW + 90 * SECOND) }, 90 * SECOND],
    [503, { 'retry-after': '30' }, 30 * SECOND],
    [503, { 'retry-after': 'Wed, 06 May 2026 07:09:30 GMT' }, 90 * SECOND],
    [403, { 'retry-after': '120' }, 120 * SECOND],
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': epoch(NOW + 600 * SECOND) }, 600 * SECOND],
    [429, { 'retry-after': '5' }, 60 * SECOND],
    [429, {}, 60 * SECOND],
    [403, {}, 60 * SECOND],
    [429, { 'retry-after': 'soon' }, 60 * SECOND],
    [429, { 'retry-after': '-5' }, 60 * SECOND],
    [429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': epoch(NOW - 50 * SECOND) }, 60 * SECOND],
    [429, { 'retry-after': '99999999999' }, DAY],
    [404, {}, 0],
    [500, {}, 0],
  ])('%i with %j is %i ms', (status, headers, wait) => {
    expect(askedWait(status, new Headers(headers as Record<string, string>), NOW)).toBe(wait)
  })

  test('is never negative and never over a day, whatever the headers say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 599 }), fc.string(), fc.string(), (status, after, reset) => {
        const headers = {
          get: (name: string) => ({ 'retry-after': after, 'x-ratelimit-reset': reset })[name] ?? '0',
        }
        const wait = askedWait(status, headers as Headers, NOW)
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(wait).toBeLessThanOrEqual(DAY)
      }),
    )
  })
})

describe('the next refresh', () => {
  test('comes after the interval, spread by a tenth', () => {
    expect(nextRefresh(3600_000, 0, 0)).toBeCloseTo(3240_000)
    expect(nextRefresh(3600_000, 0, 1)).toBeCloseTo(3960_000)
  })

  test('comes soon after a failure and ever later after more, never more often than in good times', () => {
    const waits = [1, 2, 3, 4, 10, 100].map((failures) => nextRefresh(3600_000, failures, 1))
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 3600_000, 3600_000])
    expect(nextRefresh(10_000, 1, 1)).toBe(10_000)
    expect(nextRefresh(10_000, 3, 1)).toBe(40_000)
    expect(nextRefresh(3600_000, 1, 0)).toBe(15_000)
  })
})
