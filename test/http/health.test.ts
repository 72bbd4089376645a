import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

let served: TestServer
const get: TestServer['get'] = (path) => served.get(path)

beforeEach(async () => {
  served = await createTestServer()
})

describe('probes', () => {
  test('say that all is well', async () => {
    expect((await get('/livez')).text).toBe('ok')
    expect((await get('/readyz')).status).toBe(200)
    expect((await get('/readyz?verbose')).body).toEqual({ site: true, draining: false })
  })

  test('while draining the process is alive but not ready', async () => {
    served.drain.draining = true
    expect((await get('/livez')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/readyz?verbose')).body).toEqual({ site: true, draining: true })
    expect((await get('/healthz')).body.status).toBe('draining')
  })

  test('while draining each answer ends its connection, also one from memory', async () => {
    for (let time = 0; time < 2; time++) expect((await get('/docs/')).status).toBe(200)
    served.drain.draining = true
    expect((await get('/docs/')).headers.connection).toBe('close')
    expect((await get('/readyz')).headers.connection).toBe('close')
  })

  test.each(['/livez', '/readyz', '/healthz'])('%s is kept nowhere', async (path) => {
    expect((await get(path)).headers['cache-control']).toBe('no-store')
    expect((await get(`${path}x`)).status).toBe(404)
  })
})

test('every probe is answered at once, while other readers wait for their turns', async () => {
  const [waited, probed]: [number, number[]] = [200, []]
  let [answered, began] = [0, 0]
  served.server.on('request', () => began++)
  const readers = Array.from({ length: waited }, () => get('/docs/search/?q=symbol').then(() => answered++))
  await vi.waitFor(() => expect(began).toBeGreaterThan(0))
  for (const path of ['/livez', '/readyz?verbose', '/healthz']) {
    expect((await get(path)).status).toBe(200)
    probed.push(answered)
  }
  await Promise.all(readers)
  expect(Math.max(...probed)).toBeLessThan(waited)
})

describe('/healthz', () => {
  test('sums the process up', async () => {
    const { version } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
    const { body } = await get('/healthz')
    expect(body).toEqual({
      status: 'ok',
      version,
      build: served.site.build,
      uptimeSeconds: expect.any(Number),
      pages: served.site.pages.size,
      searchRecords: expect.any(Number),
      warnings: { 'broken-link': 0, 'broken-anchor': 0, 'redirected-link': 0, 'excluded-page': 0 },
      metadata: { source: 'snapshot', fetchedAt: null, stale: true, ageSeconds: null },
    })
  })

  test('knows how old the metadata is', async () => {
    served.metadata.update({ source: 'github', fetchedAt: Date.now() - 90_000 })
    expect((await get('/healthz')).body.metadata).toMatchObject({ source: 'github', ageSeconds: 90 })
  })
})
