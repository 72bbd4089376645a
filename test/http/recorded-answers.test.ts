import { describe, expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'

const served = await createTestServer()
const get: typeof served.get = (path, headers) => served.get(path, headers).responseType('blob')

/** Asks until the answer comes from memory, compressed as well as it can be. */
async function record(path: string): Promise<void> {
  await expect.poll(async () => (await get(path, { 'Accept-Encoding': 'br' })).headers.etag).toMatch(/-br"$/)
}

async function misses(): Promise<number> {
  const text = await served.metrics.registry.getSingleMetricAsString('response_cache_requests_total')
  return Number(/result="miss"} (\d+)/.exec(text)?.[1])
}

describe('a recorded answer', () => {
  test.each([
    ['an encoding that no server has', { 'Accept-Encoding': 'deflate, identity;q=0' }],
    ['no encoding at all', { 'Accept-Encoding': '*;q=0' }],
    ['Markdown, where there is none but this', { Accept: 'text/markdown', 'Accept-Encoding': 'gzip' }],
    ['gzip by its old name', { 'Accept-Encoding': 'x-gzip' }],
    ['many encodings', { 'Accept-Encoding': '*,'.repeat(3000) }],
    ['many types', { Accept: `text/markdown,${'*/*,'.repeat(1500)}` }],
  ])('is sent to who accepts %s', async (_name, headers) => {
    await record('/docs/llms-full.txt')
    const before = await misses()
    for (let time = 0; time < 3; time++) {
      const answer = await get('/docs/llms-full.txt', headers)
      expect(answer.status).toBe(200)
      expect(answer.headers.etag).toMatch(/^"[\w-]+-(?:br|gzip|identity)"$/)
    }
    expect(await misses()).toBe(before)
  })

  test('is HTML to who sends more types than a browser has, Markdown among them', async () => {
    await record('/docs/')
    const { headers } = await get('/docs/', { Accept: `text/markdown,${'a/b,'.repeat(200)}` })
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers.etag).toBeDefined()
  })

  test('has the only tag of its address: the first answer has none', async () => {
    expect((await get('/docs/opensearch.xml')).headers.etag).toBeUndefined()
    await record('/docs/opensearch.xml')
    const { headers } = await get('/docs/opensearch.xml')
    expect((await get('/docs/opensearch.xml', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304)
  })
})

test.each(['bytes=5-1', 'bytes=-5', 'bytes=0-0', 'bytes=1-0,2-3', 'bytes=99999999-', 'x'])(
  'an asset is sent whole to who asks for the range %s',
  async (range) => {
    const page = await served.get('/docs/')
    const asset = /href="(\/docs\/assets\/[^"]+\.css)"/.exec(page.text)?.[1] ?? ''
    const whole = await get(asset)
    const { status, headers, body } = await get(asset, { Range: range })
    expect([status, headers['content-range']]).toEqual([200, undefined])
    expect(Buffer.compare(body, whole.body)).toBe(0)
  },
)
