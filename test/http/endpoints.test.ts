import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { isPagePath } from '#client/model/is-page-path.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

const { server, site, metrics, get: ask } = await createTestServer({ content: 'kit' })

const READ = [
  '/',
  '/livez',
  '/readyz',
  '/healthz',
  '/robots.txt',
  '/docs/',
  '/docs/index.md',
  '/docs/data.json',
  '/docs/search/',
  '/docs/search/data.json',
  '/docs/api/metadata',
  '/docs/api/metadata/latest-release',
  '/docs/api/metadata/repository',
  '/docs/api/symbols/join',
  '/docs/go/join',
  '/docs/assets/missing.js',
  '/docs/sw.js',
  '/docs/llms-full.txt',
  ...[...site.images.values()].map(({ address }) => address),
]

describe('an endpoint', () => {
  test.each(READ)('%s is only read (ASVS 4.1.4)', async (path) => {
    for (const method of ['post', 'put', 'delete', 'patch', 'trace'] as const) {
      const { status, headers } = await request(server)[method](path)
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
    const { status, headers } = await request(server).options(path)
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })

  test.each(['/docs/api/search/1/indexes/*/queries', '/docs/api/feedback', '/docs/mcp'])(
    '%s takes POST alone',
    async (path) => {
      const { status, headers } = await ask(path)
      expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS'])
    },
  )

  test('that is no page is not navigated to, and one that is a page is', () => {
    const folders = READ.filter((path) => path.startsWith('/docs/') && path.endsWith('/'))
    expect(folders.filter(isPagePath)).toEqual(['/docs/', '/docs/search/'])
    expect(['/docs/api/x/', '/docs/assets/x/', '/docs/go/x/', '/docs/images/x/'].some(isPagePath)).toBe(false)
  })
})

test.each(['/docs/llms-full.txt', '/docs/', '/docs/index.md', '/docs/data.json'])(
  'an answer that is kept of %s serves every query of its address',
  async (path) => {
    const get = (query: string) => ask(path + query, { 'Accept-Encoding': 'identity' }).responseType('blob')
    await get('?first')
    await expect.poll(async () => (await get('')).headers.etag).toMatch(/-identity"$/)
    const renders = await metrics.registry.getSingleMetricAsString('page_renders_total')
    const plain = await get('')
    const other = await get('?x=1')
    expect(other.headers.etag).toBe(plain.headers.etag)
    expect(String(other.body)).toBe(String(plain.body))
    expect(await metrics.registry.getSingleMetricAsString('page_renders_total')).toBe(renders)
  },
)
