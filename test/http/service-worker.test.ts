import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

let on: TestServer
let off: TestServer

beforeAll(async () => {
  on = await createTestServer()
  off = await createTestServer({ offline: 'off' })
})

describe('/docs/sw.js', () => {
  test('is a script that is asked about each time, whatever its parameters', async () => {
    const first = await request(on.server).get('/docs/sw.js?params=%7B%7D')
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toContain('Accept-Encoding')
    expect(first.headers['content-security-policy']).toContain("connect-src 'self'")
    const other = await request(on.server).get('/docs/sw.js')
    expect(other.text).toBe(first.text)
    const same = await request(on.server)
      .get('/docs/sw.js')
      .set('If-None-Match', other.headers.etag ?? '')
    expect(same.status).toBe(304)
  })

  test('is another one where reading offline is off: it unregisters', async () => {
    expect((await request(on.server).get('/docs/sw.js')).text).not.toContain('unregister')
    const { status, text } = await request(off.server).get('/docs/sw.js')
    expect(status).toBe(200)
    expect(text).toContain('unregister')
    expect(text).not.toContain('fetch')
  })
})

describe('the offline page', () => {
  test('is a document for no address in particular', async () => {
    const { status, headers, text } = await request(on.server).get('/docs/offline/')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toContain('canonical')
    expect(text).toContain('This page could not be loaded')
  })

  test('is in no list of pages', async () => {
    for (const list of ['/docs/sitemap.xml', '/docs/llms.txt'])
      expect((await request(on.server).get(list)).text).not.toContain('/docs/offline')
  })

  test('is not there where reading offline is off', async () => {
    expect((await request(off.server).get('/docs/offline/')).status).toBe(404)
  })
})
