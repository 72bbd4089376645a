import { pino } from 'pino'
import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { SECURITY_TXT_EXPIRES } from '#server/http/security-txt.ts'
import { revealed } from '#test/support/invariants.ts'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

const DAY_MS = 24 * 3600 * 1000
const logged: Record<string, unknown>[] = []
let served: TestServer
let asset: string
const get = (path: string, headers: Record<string, string> = {}) =>
  request(served.server).get(path).set(headers)

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  served = await createTestServer({ siteUrl: 'https://docs.example.org', log })
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

  test('1.2.3 JSON in a document cannot end the element that it stands in', async () => {
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

  test('4.1.3 headers of intermediaries change nothing, whoever sends them', async () => {
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
      expect({ ...spoofed.headers, date: '' }, path).toEqual({ ...plain.headers, date: '' })
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

  test('15.3.5 and 15.3.7 a parameter that is a list, an object or there twice is no failure', async () => {
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

  test('15.3.6 names of prototypes are only names', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect((await get(`/docs/${name}/`)).status).toBe(404)
      expect((await get(`/docs/?${name}=1&${name}[x]=1`)).status).toBe(200)
      expect((await get(`/docs/api/symbols/${name}`)).status).toBe(404)
    }
  })

  test('16.2.1, 16.2.2 and 16.2.4 a line of the log is JSON with its time, in milliseconds since 1970, and its request', async () => {
    const before = Date.now()
    await get('/docs/', { 'X-Request-Id': 'asvs-16-2' })
    const line = logged.findLast(({ id }) => id === 'asvs-16-2')
    expect(line).toMatchObject({ route: 'page', method: 'GET', status: 200 })
    expect(line?.time).toBeGreaterThanOrEqual(before)
    expect(line?.time).toBeLessThanOrEqual(Date.now())
  })

  test('16.2.5 the log keeps nothing of a reader', async () => {
    await get('/docs/search/?q=private', {
      Cookie: 'private',
      Authorization: 'private',
      'User-Agent': 'private',
    })
    expect(JSON.stringify(logged)).not.toMatch(/private|127\.0\.0\.1/)
  })

  test('16.4.1 nothing that a reader sends makes a line of the log', async () => {
    await get('/docs/', { 'X-Request-Id': '{"level":60}' })
    expect(JSON.stringify(logged.at(-1))).not.toContain('{\\"level')
  })

  test('16.5.1 a failure is told without its inside', async () => {
    const { server, site } = await createTestServer()
    const page = site.pages.get('/docs/concept/symbol/' as DocsPath)
    Object.assign(page ?? {}, { content: [{ component: 'Missing', props: {}, children: [] }] })
    const { status, text } = await request(server).get('/docs/concept/symbol/')
    expect(status).toBe(500)
    expect(text).not.toContain('Missing')
    expect(revealed(text)).toBeNull()
  })
})

describe('security.txt', () => {
  test('names a contact, this site and a date', async () => {
    const { text, headers } = await get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^Contact: https:\/\//m)
    expect(text).toContain('Canonical: https://docs.example.org/.well-known/security.txt')
    expect(text).toContain(`Expires: ${SECURITY_TXT_EXPIRES}`)
  })

  test('does not expire within a month: else move SECURITY_TXT_EXPIRES, a year ahead at most', () => {
    const left = Date.parse(SECURITY_TXT_EXPIRES) - Date.now()
    expect(left).toBeGreaterThan(30 * DAY_MS)
    expect(left).toBeLessThan(366 * DAY_MS)
  })
})
