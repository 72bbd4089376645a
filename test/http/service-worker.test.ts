import { describe, expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'

const on = await createTestServer()
const off = await createTestServer({ offline: 'off' })

describe('/docs/sw.js', () => {
  test('is a script that is asked about each time, whatever its parameters', async () => {
    const first = await on.get('/docs/sw.js?params=%7B%7D')
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toContain('Accept-Encoding')
    expect(first.headers['content-security-policy']).toContain("connect-src 'self'")
    const other = await on.get('/docs/sw.js')
    expect(other.text).toBe(first.text)
    const same = await on.get('/docs/sw.js', { 'If-None-Match': other.headers.etag ?? '' })
    expect(same.status).toBe(304)
  })

  test('is another one where reading offline is off: it unregisters', async () => {
    expect((await on.get('/docs/sw.js')).text).not.toContain('unregister')
    const { status, text } = await off.get('/docs/sw.js')
    expect(status).toBe(200)
    expect(text).toContain('unregister')
    expect(text).not.toContain('fetch')
  })
})

describe('the offline page', () => {
  test('is a document for no address in particular', async () => {
    const { status, headers, text } = await on.get('/docs/offline/')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toContain('canonical')
    expect(text).toContain('This page could not be loaded')
  })

  test('is in no list of pages', async () => {
    for (const list of ['/docs/sitemap.xml', '/docs/llms.txt'])
      expect((await on.get(list)).text).not.toContain('/docs/offline')
  })

  test('is not there where reading offline is off', async () => {
    expect((await off.get('/docs/offline/')).status).toBe(404)
  })
})
