import request from 'supertest'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

const PAGE = '/docs/concept/symbol/' as DocsPath

/** The size that a PNG's header says (PNG 3rd edition, section 11.2.1). */
function sizeOf(bytes: Buffer): [width: number, height: number] {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

let served: TestServer
let address: string

beforeAll(async () => {
  served = await createTestServer({ siteUrl: 'https://docs.example.org' })
  address = served.site.pages.get(PAGE)?.card.address ?? ''
})

const get = (path: string) => request(served.server).get(path).buffer(true)

describe('the card of a page', () => {
  test('is named in its head, with the whole address', async () => {
    const { text } = await get(PAGE)
    expect(address).toMatch(/^\/docs\/social\/concept\/symbol\.[\w-]+\.png$/)
    expect(text).toContain(`<meta property="og:image" content="https://docs.example.org${address}"/>`)
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  test('is a picture of 1200 by 630 pixels that may be cached indefinitely', async () => {
    const { status, headers, body } = await get(address)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers['cache-control']).toContain('immutable')
    expect(sizeOf(body)).toEqual([1200, 630])
    expect(body.length).toBeLessThan(100_000)
  })

  test('is drawn once', async () => {
    const [one, two] = await Promise.all([get(address), get(address)])
    expect(one.body.equals(two.body)).toBe(true)
    const started = performance.now()
    await get(address)
    // Drawing takes ten times as long.
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('of an earlier title leads to the present one, and is asked about again', async () => {
    const { status, headers } = await get('/docs/social/concept/symbol.0000earlier0.png')
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  test('exists for the introduction and the pages beside the documentation', async () => {
    for (const path of ['/docs/', '/terms/'] as DocsPath[]) {
      const own = served.site.pages.get(path)?.card.address ?? ''
      expect((await request(served.server).head(own)).status, own).toBe(200)
    }
  })

  test.each([
    '/docs/social/concept/nothing.abcdef123456.png',
    '/docs/social/concept/symbol.png',
    '/docs/social/../symbol.abc.png',
    '/docs/social/%2e%2e/concept/symbol.abc.png',
    '/docs/social/concept/symbol.abc.svg',
  ])('is not made for %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
