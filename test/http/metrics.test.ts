import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

let served: TestServer
const get: TestServer['get'] = (path) => served.get(path)

beforeEach(async () => {
  served = await createTestServer()
})

/** The value of one series; 0 for none. */
async function seriesValue(series: string): Promise<number> {
  const text = await served.metrics.registry.metrics()
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

describe('metrics', () => {
  test('count requests by route, method and status', async () => {
    await get('/docs/concept/symbol/')
    await get('/docs/nothing/')
    expect(
      await seriesValue('http_request_duration_seconds_count{route="page",method="GET",status="200"}'),
    ).toBe(1)
    expect(
      await seriesValue('http_request_duration_seconds_count{route="not-found",method="GET",status="404"}'),
    ).toBe(1)
  })

  test('count renders and what the cache saved', async () => {
    const url = '/docs/concept/symbol/'
    await get(url)
    const { headers } = await get(url)
    await get(url).set('If-None-Match', headers.etag ?? '')
    expect(await seriesValue('page_renders_total{outcome="sent"}')).toBe(1)
    expect(await seriesValue('response_cache_requests_total{result="miss"}')).toBe(1)
    expect(await seriesValue('response_cache_requests_total{result="hit"}')).toBe(1)
    expect(await seriesValue('response_cache_requests_total{result="revalidated"}')).toBe(1)
  })

  test('count what became of requests to GitHub, from 0 on', async () => {
    expect(await served.metrics.registry.metrics()).toContain('github_requests_total{outcome="timeout"} 0')
    served.metrics.countGithub('timeout')
    expect(await seriesValue('github_requests_total{outcome="timeout"}')).toBe(1)
  })

  test('know the lag of the event loop', async () => {
    expect(await served.metrics.registry.metrics()).toContain('nodejs_eventloop_lag_seconds')
  })

  test('follow the naming convention', async () => {
    for (const { name, type } of await served.metrics.registry.getMetricsAsJSON()) {
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
      if (String(type) === 'counter') expect(name).toMatch(/_total$/)
    }
  })

  test('do not grow under random paths, methods and queries', async () => {
    const ask = async (round: number) => {
      const noise = `${round}-${'x'.repeat(round % 40)}`
      for (const path of [`/${noise}`, `/docs/${noise}/`, `/docs/api/${noise}`, `/docs/assets/${noise}.js`])
        await get(path)
      await get(`/docs/?${noise}`)
      await get(`/docs/api/symbols/${noise}`)
      await get(`/docs/search/?q=${noise}`)
      await get(`/docs/${noise}.md`)
      await request(served.server).delete(`/docs/${noise}`)
      await request(served.server).propfind(`/docs/${noise}`)
    }
    const series = async () =>
      (await served.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('http_')).length
    for (let round = 0; round < 3; round++) await ask(round)
    const before = await series()
    for (let round = 3; round < 12; round++) await ask(round)
    expect(await series()).toBe(before)
  })
})
