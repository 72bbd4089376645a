import { beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

let served: TestServer
const get: TestServer['get'] = (path, headers) => served.get(path, headers)

beforeEach(async () => {
  served = await createTestServer()
})

/** The effect of a refresh, without GitHub. */
function refreshTo(tag_name: string, stargazers_count: number): void {
  const { state } = served.metadata
  served.metadata.update({
    release: { ...state.release, tag_name, name: tag_name },
    repository: { ...state.repository, stargazers_count },
    source: 'github',
    fetchedAt: Date.UTC(2026, 0, 2),
  })
}

const PATHS = ['/docs/api/metadata', '/docs/api/metadata/latest-release', '/docs/api/metadata/repository']

describe('the metadata endpoints', () => {
  test('hold both records, what pages show, and where it is from', async () => {
    const { body } = await get('/docs/api/metadata')
    expect(body).toMatchObject({
      shown: { release: '9.1.0', stars: '16.0k' },
      latestRelease: { tag_name: '9.1.0', draft: false, prerelease: false, mentions_count: null },
      repository: { stargazers_count: 16012, forks_count: null, topics: [] },
      source: 'snapshot',
      fetchedAt: null,
      stale: true,
    })
    expect((await get('/docs/api/metadata/repository')).body).toMatchObject({
      stargazers_count: 16012,
      source: 'snapshot',
    })
    expect((await get('/docs/api/metadata/latest-release')).body).toMatchObject({
      assets: [],
      reactions: { total_count: null, '+1': null },
      stale: true,
    })
  })

  test.each(PATHS)(
    '%s is cached as the contract says, with a tag that holds for every encoding',
    async (path) => {
      const tags = new Set<string>()
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers, status } = await get(path, { 'Accept-Encoding': encoding })
        expect(status).toBe(200)
        expect(headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400',
          vary: 'Accept-Encoding',
          'x-content-type-options': 'nosniff',
        })
        // A kilobyte is the least that is compressed.
        expect([encoding, 'identity']).toContain(headers['content-encoding'] ?? 'identity')
        expect(headers.etag).toMatch(/^W\/"[^"]+"$/)
        tags.add(headers.etag ?? '')
        const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': headers.etag ?? '' })
        expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
      }
      expect(tags.size).toBe(1)
    },
  )

  test('have another tag once something changed', async () => {
    const before = await get('/docs/api/metadata')
    refreshTo('9.2.0', 17_000)
    const after = await get('/docs/api/metadata', { 'If-None-Match': before.headers.etag ?? '' })
    expect(after.status).toBe(200)
    expect(after.body).toMatchObject({
      shown: { release: '9.2.0', stars: '17.0k' },
      source: 'github',
      fetchedAt: '2026-01-02T00:00:00.000Z',
    })
  })
})

describe('pages', () => {
  test('show what was refreshed, also those that were recorded before', async () => {
    const url = '/docs/concept/symbol/'
    for (let time = 0; time < 2; time++) expect((await get(url)).text).toContain('16.0k')
    refreshTo('9.2.0', 17_000)
    for (let time = 0; time < 2; time++) {
      const { text } = await get(url)
      expect(text).toContain('17.0k')
      expect(text).not.toContain('16.0k')
    }
  })

  test('keep their tag when a refresh changed nothing that they show', async () => {
    const url = '/docs/concept/symbol/'
    await get(url)
    const { headers } = await get(url)
    refreshTo('9.1.0', 16_030)
    expect((await get(url, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304)
  })

  test('that were begun before a refresh are not kept', async () => {
    const url = '/docs/concept/partitions/'
    const answer = get(url).then(({ text }) => text)
    served.server.once('request', () => refreshTo('9.2.0', 17_000))
    await answer
    expect((await get(url)).text).toContain('17.0k')
  })
})
