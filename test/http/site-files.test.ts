import { expect, test } from 'vitest'
import { SECURITY_TXT_EXPIRES } from '#server/documents/site-documents.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

const served = await createTestServer({ siteUrl: 'https://docs.example.org' })
// supertest keeps text only for types that it knows as text; a buffer holds all of them.
const get = async (path: string) => {
  const { status, headers, body, text } = await served.get(path).responseType('blob')
  return { status, headers, text: text ?? String(body) }
}

test.each([
  ['/robots.txt', 'text/plain', 'Sitemap: https://docs.example.org/docs/sitemap.xml'],
  [
    '/docs/sitemap.xml',
    'application/xml',
    '<loc>https://docs.example.org/docs/concept/symbol/</loc><changefreq>daily</changefreq><priority>0.7</priority>',
  ],
  [
    '/docs/llms.txt',
    'text/plain',
    '- [Symbol](https://docs.example.org/docs/concept/symbol.md): A page about symbols',
  ],
  ['/docs/llms-full.txt', 'text/plain', '# Partitions\n\nA long page about partitions'],
  [
    '/docs/release-notes/feed.xml',
    'application/atom+xml',
    '<id>https://docs.example.org/docs/release-notes/#9.1.0</id>',
  ],
  [
    '/docs/release-notes/known-issues/feed.xml',
    'application/atom+xml',
    '<title>QuestDB documentation: known issues</title>',
  ],
  ['/docs/manifest.webmanifest', 'application/manifest+json', '"scope":"/docs/"'],
  [
    '/docs/opensearch.xml',
    'application/opensearchdescription+xml',
    'template="https://docs.example.org/docs/search/?q={searchTerms}"',
  ],
  ['/docs/favicon.svg', 'image/svg+xml', '<svg'],
  [
    '/.well-known/security.txt',
    'text/plain; charset=utf-8',
    'Canonical: https://docs.example.org/.well-known/security.txt',
  ],
])('%s is %s', async (path, type, part) => {
  const { status, headers, text } = await get(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain(type)
  expect(text).toContain(part)
})

test('security.txt names a contact, and expires in a month at least: else move its date, a year ahead at most', async () => {
  const { text } = await get('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: https:\/\//m)
  expect(text).toContain(`Expires: ${SECURITY_TXT_EXPIRES}`)
  const days = (Date.parse(SECURITY_TXT_EXPIRES) - Date.now()) / (24 * 3600 * 1000)
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

test('what the site names as Markdown is there', async () => {
  const { text } = await get('/docs/llms.txt')
  for (const [, path = ''] of text.matchAll(/\(https:\/\/docs\.example\.org([^)]+)\)/g)) {
    expect((await get(path)).status, path).toBe(200)
  }
})
