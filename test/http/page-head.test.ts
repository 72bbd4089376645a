import request from 'supertest'
import { expect, test } from 'vitest'
import { contentTree } from '#test/support/files/content-tree.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

const PAGE = '/docs/concept/symbol/'
const DESCRIPTION = 'What search engines and previews say about a page that they have found on this site.'
const files = (more: string) => ({
  'docs/concept/symbol.mdx': `---\ntitle: Symbol\ndescription: ${DESCRIPTION}\n${more}---\n\nWords.\n`,
})

/** The tags in the head of a page, in order. */
async function headOf(options: Parameters<typeof createTestServer>[0]): Promise<string> {
  const { server } = await createTestServer({ siteUrl: 'https://questdb.com', ...options })
  const { text } = await request(server).get(PAGE)
  return /<head>(.*?)<\/head>/s.exec(text)?.[1] ?? ''
}

test('the head of a page says what it is, to search engines and to chat previews', async () => {
  const head = await headOf({ root: await contentTree(files('keywords: [symbol, dictionary]\n')) })
  expect(head).toContain('<title>Symbol | ')
  for (const tag of [
    `<meta name="description" content="${DESCRIPTION}"/>`,
    '<meta name="keywords" content="symbol, dictionary"/>',
    `<link rel="canonical" href="https://questdb.com${PAGE}"/>`,
    '<meta property="og:title" content="Symbol"/>',
    `<meta property="og:description" content="${DESCRIPTION}"/>`,
    `<meta property="og:url" content="https://questdb.com${PAGE}"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
    expect(head).toContain(tag)
  expect(head).not.toMatch(/name="(robots|google-site-verification)"/)
})

test('a page that is not for search engines says so', async () => {
  const head = await headOf({ root: await contentTree(files('noindex: true\n')) })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('name="keywords"')
})

test('the head proves to a search engine whose site it is, when that is configured', async () => {
  const head = await headOf({ verification: 'proof-of_ours' })
  expect(head).toContain('<meta name="google-site-verification" content="proof-of_ours"/>')
})
