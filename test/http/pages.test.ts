import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'

const { server, site, get } = await createTestServer()

/** The page once it is kept in that encoding: it is compressed behind the first reader's back. */
async function kept(path: string, encoding: 'gzip' | 'identity') {
  const ask = () => get(path, { 'Accept-Encoding': encoding })
  await expect.poll(async () => (await ask()).headers.etag).toMatch(new RegExp(`^"[\\w-]+-${encoding}"$`))
  return ask()
}

describe('a page', () => {
  test('is streamed the first time and comes tagged from memory afterwards', async () => {
    const first = await get('/docs/concept/symbol/', { 'Accept-Encoding': 'gzip' })
    expect(first.status).toBe(200)
    expect(first.headers['transfer-encoding']).toBe('chunked')
    const second = await kept('/docs/concept/symbol/', 'gzip')
    expect(second.headers['content-encoding']).toBe('gzip')
    expect(second.text).toBe(first.text)
  })

  test('has the same headers from memory as from the application', async () => {
    const path = '/docs/concept/partitions/'
    const first = await get(path, { 'Accept-Encoding': 'identity' })
    const second = await get(path, { 'Accept-Encoding': 'identity' })
    const perAnswer = [
      'transfer-encoding',
      'content-length',
      'etag',
      'date',
      'connection',
      'keep-alive',
      'x-request-id',
    ]
    const documentHeaders = (headers: Record<string, string>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !perAnswer.includes(name)))
    expect(documentHeaders(second.headers)).toEqual(documentHeaders(first.headers))
    expect(second.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept' })
  })

  test('answers 304 to its own tag, in lists, weak and as *', async () => {
    const { headers } = await kept('/docs/', 'gzip')
    for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const answer = await get('/docs/', { 'If-None-Match': String(tag) })
      expect(answer.status, tag).toBe(304)
      expect(answer.headers.etag).toBe(headers.etag)
      expect(answer.headers['content-type']).toBeUndefined()
    }
    expect((await get('/docs/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('has a tag of its own for each encoding', async () => {
    const tags = [await kept('/docs/', 'gzip'), await kept('/docs/', 'identity')].map(
      ({ headers }) => headers.etag,
    )
    expect(new Set(tags).size).toBe(2)
  })

  test('gives HEAD the headers of GET without a body', async () => {
    const full = await kept('/docs/', 'gzip')
    const head = await request(server).head('/docs/').set('Accept-Encoding', 'gzip')
    expect(head.text).toBeUndefined()
    const own = { date: '', 'x-request-id': '' }
    expect({ ...head.headers, ...own }).toEqual({ ...full.headers, ...own })
  })

  test('carries no inline script and no inline style', async () => {
    const { text } = await get('/docs/')
    expect(text).not.toMatch(/ style=/)
    expect(text).not.toMatch(/<style/)
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect(scripts.length).toBeGreaterThan(0)
    for (const attributes of scripts) expect(attributes).toMatch(/src=|type="application\/(?:ld\+)?json"/)
  })

  test('does not send its HTML twice', async () => {
    const { text } = await get('/docs/concept/partitions/')
    const bootstrap = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? ''
    expect(JSON.parse(bootstrap)).toMatchObject({
      route: { kind: 'page', meta: { title: 'Partitions' } },
    })
    // Nor what the head and the lists of the page say.
    expect(bootstrap).not.toMatch(/"(?:html|headings|description|keywords|editUrl|breadcrumbs|image|next)"/)
    expect(text.split('In folders.').length - 1).toBe(1)
  })
})

describe('the data of a page', () => {
  test('holds the HTML, the build and the neighbours', async () => {
    const { body, headers } = await get(`/docs/concept/symbol/data.json?v=${site.build}`)
    expect(body).toMatchObject({
      kind: 'page',
      build: site.build,
      previous: { path: '/docs/' },
      next: { path: '/docs/concept/partitions/' },
    })
    expect(body.html).toContain('stored once')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test.each(['', '?v=another'])('is the current one for v=%s', async (query) => {
    const { body } = await get(`/docs/concept/symbol/data.json${query}`)
    expect(body.build).toBe(site.build)
  })
})

describe('a page as Markdown', () => {
  test('starts with title, description, address and a pointer, and has no JSX left', async () => {
    const { text, headers } = await get('/docs/index.md')
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(text).toMatch(
      /^# Introduction\n\nThe first page.*\n\nCanonical: http:\/\/localhost:8080\/docs\/ .*\n.*llms\.txt/,
    )
    expect(text).not.toMatch(/<\/?Tab/)
    expect(text).toContain('**Linux**\n\nOn Linux.')
  })

  test('is sent to who prefers it, for no shared cache to keep', async () => {
    const { text, headers } = await get('/docs/concept/symbol/', { Accept: 'text/markdown, text/html;q=0.5' })
    expect(text).toMatch(/^# Symbol/)
    expect(headers['cache-control']).toBe('private, no-cache')
    const browser = await get('/docs/concept/symbol/', {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    })
    expect(browser.headers['content-type']).toMatch(/html/)
  })
})

describe('other addresses', () => {
  test.each([
    ['/docs/concept/symbol', '/docs/concept/symbol/'],
    ['/docs/concept/symbol.html?a=1&b=%2F', '/docs/concept/symbol/?a=1&b=%2F'],
    ['/docs/concept/symbol/index.html', '/docs/concept/symbol/'],
    ['/docs/old-symbol/?q=x', '/docs/concept/symbol/?q=x'],
    ['/terms', '/terms/'],
  ])('%s leads to %s in one hop', async (from, to) => {
    const answer = await get(from)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(to)
    expect(answer.headers['cache-control']).toBe('max-age=3600')
    expect((await get(to)).status).toBe(200)
  })

  test('/ leads to the introduction', async () => {
    const answer = await get('/')
    expect([answer.status, answer.headers.location]).toEqual([302, '/docs/'])
  })

  test('an unknown page is a 404 that names pages which may be meant', async () => {
    const answer = await get('/docs/concept/symbols/')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Page not found')
    expect(answer.text).toMatch(/<main.*<a [^>]*href="\/docs\/concept\/symbol\/".*<\/main>/s)
    expect(answer.text).toContain('<meta name="robots" content="noindex"/>')
  })

  test('the 404 of an address of later documentation leads first to the page of its subject', async () => {
    const { text, status } = await get('/docs/concepts/partitions/')
    expect(status).toBe(404)
    expect(text).toContain('It may have moved')
    expect(/<a class="card" href="([^"]+)"/.exec(text)?.[1]).toBe('/docs/concept/partitions/#where-they-are')
  })

  test('the 404 of a subject that came with a later release says so', async () => {
    const { text } = await get('/docs/concepts/live-views')
    expect(text).toContain('came with a later release')
    expect(/<a class="card" href="([^"]+)"/.exec(text)?.[1]).toBe('/docs/concept/symbol/')
  })

  test('below the API a 404 is JSON', async () => {
    expect((await get('/docs/api/nothing')).body).toEqual({ error: 'There is nothing at this address.' })
  })
})

test('security headers are those of the contract', async () => {
  const { headers } = await get('/docs/')
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
})
