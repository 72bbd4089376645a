import { pino } from 'pino'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { TrustedProxies } from '#server/config.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

const OWN_ID = /^[89ab][\da-f]{3}-[\da-f]{12}$/

async function setUp(level: string, trustProxy: TrustedProxies = false) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { ...(await createTestServer({ log, trustProxy })), lines }
}

describe('the request log', () => {
  test('names request, route, status and time at debug (ASVS 16.2)', async () => {
    const { server, lines } = await setUp('debug', 1)
    await request(server).get('/docs/concept/symbol/').set('X-Request-Id', 'abc-1.2_3')
    expect(lines).toEqual([
      expect.objectContaining({
        id: 'abc-1.2_3',
        method: 'GET',
        route: 'page',
        status: 200,
        ms: expect.any(Number),
        time: expect.any(Number),
        msg: 'request',
      }),
    ])
  })

  test('has a line for an answer from memory too', async () => {
    const { server, lines } = await setUp('debug')
    for (let time = 0; time < 2; time++) await request(server).get('/docs/concept/symbol/')
    expect(lines).toHaveLength(2)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
  })

  test('says nothing of a reader: no address, no query text, no path, no header (ASVS 16.2.5)', async () => {
    const { server, lines } = await setUp('debug')
    await request(server).get('/docs/search/?q=private').set('X-Forwarded-For', '203.0.113.9')
    const told = { 'User-Agent': 'private', Cookie: 'private', Authorization: 'private' }
    await request(server).get('/docs/private/').set(told)
    expect(lines.length).toBeGreaterThan(1)
    expect(JSON.stringify(lines)).not.toMatch(/private|127\.0\.0\.1|::1|203\.0\.113/)
  })

  test('is silent at info', async () => {
    const { server, lines } = await setUp('info')
    await request(server).get('/docs/')
    await request(server).get('/docs/nothing/')
    expect(lines).toEqual([])
  })

  test.each(['two words', 'a'.repeat(65), '{"level":60}', 'a;b', ''])(
    '%j is no request id, and makes no line of the log (ASVS 16.4.1)',
    async (id) => {
      const { server, lines } = await setUp('debug', 1)
      await request(server).get('/docs/').set('X-Request-Id', id)
      expect(lines[0]?.id).toMatch(OWN_ID)
    },
  )

  test.each<TrustedProxies>([false, ['10.0.0.0/8']])(
    'takes no name from who is not trusted (%j)',
    async (trustProxy) => {
      const { server, lines } = await setUp('debug', trustProxy)
      const { headers } = await request(server).get('/docs/').set('X-Request-Id', 'forged')
      expect(lines[0]?.id).toMatch(OWN_ID)
      expect(headers['x-request-id']).toBe(lines[0]?.id)
    },
  )

  test.each([
    ['a page, made and from memory', 'get', '/docs/concept/symbol/'],
    ['what is not there', 'get', '/docs/nothing/'],
    ['a redirect', 'get', '/docs/concept/symbol'],
    ['a probe', 'get', '/livez'],
    ['a search that is none', 'post', '/docs/api/search/1/indexes/*/queries'],
  ] as const)('names in the answer what it logs: %s', async (_, method, path) => {
    const { server, lines } = await setUp('debug')
    const ids = [
      (await request(server)[method](path)).headers['x-request-id'],
      (await request(server)[method](path).set('Accept-Encoding', 'identity')).headers['x-request-id'],
    ]
    expect(ids).toEqual(lines.map(({ id }) => id))
    expect(new Set(ids).size).toBe(2)
  })

  test('has errors with the id of their request, even where requests are not logged', async () => {
    const { server, site, lines } = await setUp('error', 1)
    const page = site.pages.get('/docs/concept/symbol/' as DocsPath)
    Object.assign(page ?? {}, { breadcrumbs: null })
    await request(server).get('/docs/concept/symbol/').set('X-Request-Id', 'mine')
    const message = expect.stringContaining('/docs/concept/symbol/ failed to render')
    expect(lines).toEqual([
      expect.objectContaining({ id: 'mine', err: expect.objectContaining({ message }) }),
    ])
  })
})

const addressFor = async (trustProxy: TrustedProxies, forwarded: string) => {
  const { server, lines } = await setUp('trace', trustProxy)
  await request(server).get('/docs/').set('X-Forwarded-For', forwarded)
  return String(lines[0]?.address).replace('::ffff:', '')
}

test.each<[TrustedProxies, string, string]>([
  [false, '203.0.113.9', '127.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [2, '203.0.113.9', '203.0.113.9'],
  [['127.0.0.0/8'], '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [['127.0.0.0/8', '203.0.113.0/24'], '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  [['10.0.0.0/8'], '203.0.113.9', '127.0.0.1'],
  [3, 'unknown, 203.0.113.9', '203.0.113.9'],
  [1, 'garbage', '127.0.0.1'],
])('the address of a reader, at trace with %j and %j is %s', async (trustProxy, forwarded, address) => {
  expect(await addressFor(trustProxy, forwarded)).toBe(address)
})
