import { describe, expect, test } from 'vitest'
import { setUpRefresh } from '#test/support/metadata-refresh.ts'
import { likeGithub } from '#test/support/proxies/fake-upstream.ts'

describe('a rate limit', () => {
  const inTwoHours = String(Math.floor(Date.now() / 1000) + 7200)
  test.each([
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inTwoHours }, 7000_000],
    [429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inTwoHours }, 7000_000],
    [403, { 'retry-after': '7200' }, 7200_000],
    [429, { 'retry-after': new Date(Date.now() + 7200_000).toUTCString() }, 7000_000],
    [429, {}, 60_000],
  ])('by %i with %j is obeyed', async (status, headers, atLeast) => {
    const { refresh, upstream, metadata } = await setUpRefresh((_, response) =>
      response.writeHead(status, headers).end(),
    )
    expect(await refresh()).toBeGreaterThanOrEqual(atLeast)
    expect(upstream.asked).toHaveLength(1)
    expect(metadata.shown.release).toBe('9.1.0')
  })

  test('that the first request used up spares the second', async () => {
    const { refresh, upstream } = await setUpRefresh((request, response) => {
      response.setHeader('x-ratelimit-reset', inTwoHours)
      likeGithub()(request, response.setHeader('x-ratelimit-remaining', '0'))
    })
    upstream.behave((_, response) => {
      response.writeHead(200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inTwoHours })
      response.end('{}')
    })
    expect(await refresh()).toBeGreaterThan(7000_000)
    expect(upstream.asked).toHaveLength(1)
  })
})
