import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

let served: TestServer
let asset: string
const get = (path: string, headers: Record<string, string> = {}) =>
  request(served.server).get(path).set(headers)

beforeAll(async () => {
  served = await createTestServer({ siteUrl: 'https://docs.example.org' })
  asset = /href="(\/docs\/assets\/[^"]+\.css)"/.exec((await get('/docs/')).text)?.[1] ?? ''
})

/** An answer of each kind. */
const ANSWERS = () => [
  ...['/docs/', '/docs/concept/symbol', '/docs/nothing/', '/docs/%zz', '/docs/index.md', '/docs/search/?q=a'],
  ...[
    '/docs/concept/symbol/data.json',
    '/docs/api/metadata',
    '/docs/api/nothing',
    '/robots.txt',
    '/',
    '/livez',
    asset,
  ],
]

// Numbers of the OWASP Application Security Verification Standard 5.0.
describe('ASVS 5.0', () => {
  test('1.1.1 an address is decoded once', async () => {
    for (const path of [
      '/docs/concept/%2573ymbol/',
      '/docs/%252e%252e/package.json',
      '/docs/concept%252fsymbol/',
    ])
      expect((await get(path)).status, path).toBe(404)
  })

  test('1.2.2 what a reader sends stays encoded in the addresses that are made of it', async () => {
    const { headers, status } = await get('/docs/concept/symbol?a=%0d%0aX:%20y&b=%22%3E')
    expect(status).toBe(308)
    expect(headers.location).toBe('/docs/concept/symbol/?a=%0d%0aX:%20y&b=%22%3E')
    const { text } = await get('/docs/search/?q=javascript:alert(1)')
    expect(text).not.toMatch(/(?:href|src|action)="javascript:/i)
  })

  test('1.2.1 what a reader sends is encoded where it is shown', async () => {
    const { text } = await get('/docs/search/?q=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
    expect(text).toContain('&lt;img src=x')
    expect(text).not.toContain('<img src=x')
  })

  test('1.2.3 JSON in a document cannot end the element that contains it', async () => {
    const { text } = await get('/docs/search/?q=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? ''
    expect(data).toContain('\\u003c/script')
    expect(() => JSON.parse(data)).not.toThrow()
  })

  test('3.2.1 data that a browser opens as a document runs and shows nothing of its own', async () => {
    for (const path of ['/docs/api/metadata', '/docs/api/symbols/select', '/docs/concept/symbol/data.json']) {
      const { headers } = await get(path, { 'Sec-Fetch-Dest': 'document' })
      expect(headers['content-type'], path).toMatch(/^application\/json/)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    }
  })

  test('3.4.1 every answer of an encrypted site demands encryption for a year and more', async () => {
    for (const path of ANSWERS()) {
      const header = (await get(path)).headers['strict-transport-security'] ?? ''
      expect(Number(/max-age=(\d+)/.exec(header)?.[1]), path).toBeGreaterThanOrEqual(31_536_000)
      expect(header, path).toContain('includeSubDomains')
    }
  })

  test('3.4.2 no other origin is let in', async () => {
    for (const path of ANSWERS()) {
      const { headers } = await get(path, { Origin: 'https://evil.example' })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  test('3.4.3 a policy without inline code, objects and base addresses comes with every answer', async () => {
    for (const path of ANSWERS()) {
      const policy = (await get(path)).headers['content-security-policy'] ?? ''
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("object-src 'none'")
      expect(policy, path).toContain("base-uri 'none'")
      expect(policy, path).not.toMatch(/unsafe-|nonce-|\*/)
    }
  })

  test('3.4.4 no browser guesses a type', async () => {
    for (const path of ANSWERS())
      expect((await get(path)).headers['x-content-type-options'], path).toBe('nosniff')
  })

  test('3.4.5 other sites learn no address of a reader', async () => {
    expect((await get('/docs/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test('3.4.6 no site frames this one', async () => {
    for (const path of ANSWERS())
      expect((await get(path)).headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  })

  test('3.4.8 documents share their window with no other origin', async () => {
    for (const path of ['/docs/', '/docs/nothing/'])
      expect((await get(path)).headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  test('3.3 nothing sets a cookie', async () => {
    for (const path of ANSWERS()) expect((await get(path)).headers['set-cookie'], path).toBeUndefined()
  })

  test('3.5.6 no data comes as a script', async () => {
    const plain = await get('/docs/api/metadata')
    for (const name of ['callback', 'jsonp', 'cb']) {
      const { text, headers } = await get(`/docs/api/metadata?${name}=alert`)
      expect([text, headers['content-type']]).toEqual([plain.text, plain.headers['content-type']])
    }
  })

  test('3.6.1 scripts, styles and fonts are our own', async () => {
    const { text } = await get('/docs/')
    for (const [, address = ''] of text.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g))
      expect(address).toMatch(/^\/|^https:\/\/docs\.example\.org\//)
  })

  test('3.7.2 no redirect leads to a host that a reader names', async () => {
    for (const path of [
      '//evil.example/docs',
      '/docs//evil.example',
      '/docs/\\evil.example',
      '/docs/go/select?to=//evil.example',
    ])
      expect((await get(path)).headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
  })

  test('4.1.1 every body says its type and character set', async () => {
    for (const path of ANSWERS()) {
      const { headers, text, status } = await get(path)
      if (!text || status === 302 || status === 308) continue
      expect(headers['content-type'], path).toMatch(
        /; ?charset=utf-8|^image\/|^font\/|^text\/(css|javascript)/i,
      )
    }
  })

  test('4.1.3 headers of intermediaries change nothing, from any sender', async () => {
    for (const path of [
      '/docs/',
      '/docs/concept/symbol',
      '/docs/nothing/',
      '/robots.txt',
      '/docs/api/metadata',
    ]) {
      const plain = await get(path)
      const spoofed = await get(path, {
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'http',
        'X-Forwarded-For': '203.0.113.1',
        Forwarded: 'host=evil.example;proto=http',
        'X-Original-URL': '/docs/nothing/',
        'X-Rewrite-URL': '/docs/nothing/',
        'X-HTTP-Method-Override': 'DELETE',
      })
      expect(spoofed.text, path).toBe(plain.text)
      // Headers that differ from answer to answer.
      const own = { date: '', 'x-request-id': '' }
      expect({ ...spoofed.headers, ...own }, path).toEqual({ ...plain.headers, ...own })
      expect(spoofed.status).toBe(plain.status)
    }
  })

  test('4.1.4 and 13.4.4 only methods that an address supports are answered, and TRACE is not', async () => {
    for (const path of [
      '/docs/',
      '/docs/concept/symbol',
      '/robots.txt',
      '/docs/api/metadata',
      '/livez',
      asset,
    ]) {
      for (const method of ['post', 'put', 'delete', 'patch', 'trace'] as const) {
        const { status, headers } = await request(served.server)[method](path)
        expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD, OPTIONS'])
      }
      expect((await request(served.server).options(path)).status).toBe(204)
    }
    for (const method of ['post', 'put', 'delete'] as const)
      expect((await request(served.server)[method]('/docs/nothing/')).status).toBe(404)
  })

  test('4.2.2 the length that an answer names is the length that it has', async () => {
    for (const path of ANSWERS()) {
      const { headers, text } = await get(path, { 'Accept-Encoding': 'identity' })
      if (headers['content-length'] !== undefined)
        expect(Number(headers['content-length']), path).toBe(Buffer.byteLength(text))
    }
  })

  test('5.3.2 no address leads to a file outside what is served', async () => {
    for (const path of [
      '/docs/assets/../server/main.mjs',
      '/docs/assets/..%2fserver%2fmain.mjs',
      '/docs/..%5c..%5cpackage.json',
      '/docs/%2e%2e/package.json',
    ])
      expect([308, 400, 404], path).toContain((await get(path)).status)
  })

  test('13.4.1 and 13.4.3 no repository, no folder and no source is served', async () => {
    for (const path of [
      '/.git/HEAD',
      '/package.json',
      '/docs/assets/',
      '/docs/assets',
      '/server/main.ts',
      '/dist/',
    ])
      expect((await get(path)).status, path).toBe(404)
  })

  test('13.4.5 figures for operators are not on the readers’ port', async () => {
    for (const path of ['/metrics', '/docs/metrics', '/debug', '/docs/__dev/events'])
      expect((await get(path)).status, path).toBe(404)
  })

  test('13.4.6 no answer names the software behind it', async () => {
    for (const path of ANSWERS()) {
      const { headers } = await get(path)
      expect(Object.keys(headers)).not.toContain('x-powered-by')
      expect(Object.keys(headers)).not.toContain('server')
    }
  })
})
