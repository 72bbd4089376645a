import { pino } from 'pino'
import request from 'supertest'
import { beforeAll, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { revealed } from '#test/support/hostile/invariants.ts'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

// As in asvs.test.ts: defensive coding, and what the log says.
const logged: Record<string, unknown>[] = []
let served: TestServer
const get = (path: string, headers: Record<string, string> = {}) =>
  request(served.server).get(path).set(headers)

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  served = await createTestServer({ log })
})

test('ASVS 15.3.5 and 15.3.7 a parameter that is a list, an object or repeated causes no failure', async () => {
  for (const query of [
    'q[]=a&q[]=b',
    'q[a]=b',
    'q=a&q=b',
    'q=a&page[]=2',
    'page=1&page=2',
    'page=NaN',
    'kind=a&kind=b',
  ])
    expect((await get(`/docs/search/?${query}`)).status, query).toBeLessThan(500)
  const twice = await get('/docs/search/?q=symbol&q=other')
  expect([200, 400]).toContain(twice.status)
})

test('ASVS 15.3.6 names of prototypes are only names', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    expect((await get(`/docs/${name}/`)).status).toBe(404)
    expect((await get(`/docs/?${name}=1&${name}[x]=1`)).status).toBe(200)
    expect((await get(`/docs/api/symbols/${name}`)).status).toBe(404)
  }
})

test('ASVS 16.2.1, 16.2.2 and 16.2.4 a line of the log is JSON with its time, in milliseconds since 1970, and its request', async () => {
  const before = Date.now()
  const { headers } = await get('/docs/')
  const line = logged.findLast(({ id }) => id === headers['x-request-id'])
  expect(line).toMatchObject({ route: 'page', method: 'GET', status: 200 })
  expect(line?.time).toBeGreaterThanOrEqual(before)
  expect(line?.time).toBeLessThanOrEqual(Date.now())
})

test('ASVS 16.2.5 the log keeps nothing of a reader', async () => {
  await get('/docs/search/?q=private', {
    Cookie: 'private',
    Authorization: 'private',
    'User-Agent': 'private',
  })
  expect(JSON.stringify(logged)).not.toMatch(/private|127\.0\.0\.1/)
})

test('ASVS 16.4.1 nothing that a reader sends makes a line of the log', async () => {
  await get('/docs/', { 'X-Request-Id': '{"level":60}' })
  expect(JSON.stringify(logged.at(-1))).not.toContain('{\\"level')
})

test('ASVS 16.5.1 a failure is told without its inside', async () => {
  const { server, site } = await createTestServer()
  const page = site.pages.get('/docs/concept/symbol/' as DocsPath)
  Object.assign(page ?? {}, { content: { missing: 'Missing' } })
  const { status, text } = await request(server).get('/docs/concept/symbol/')
  expect(status).toBe(500)
  expect(text).not.toContain('Missing')
  expect(revealed(text)).toBeNull()
})
