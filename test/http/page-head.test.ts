import { expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'
import { png } from '#test/support/pictures.ts'
import { siteYaml } from '#test/support/site-yaml.ts'

const PAGE = '/docs/concept/symbol/'
const DESCRIPTION = 'What search engines and previews say about a page that they have found on this site.'
const files = (more: string) => ({
  'docs/concept/symbol.mdx': `---\ntitle: Symbol\ndescription: ${DESCRIPTION}\n${more}---\n\nWords.\n`,
})

/** The tags in the head of a page, in order. */
async function headOf(options: Parameters<typeof createTestServer>[0]): Promise<string> {
  const { get } = await createTestServer({ siteUrl: 'https://questdb.com', ...options })
  const { text } = await get(PAGE)
  return /<head>(.*?)<\/head>/s.exec(text)?.[1] ?? ''
}

test('the head of a page says what it is, to search engines and to chat previews', async () => {
  const head = await headOf({ content: files('keywords: [symbol, dictionary]\n') })
  expect(head).toContain('<title>Symbol | ')
  for (const tag of [
    `<meta name="description" content="${DESCRIPTION}"/>`,
    '<meta name="keywords" content="symbol, dictionary"/>',
    `<link rel="canonical" href="https://questdb.com${PAGE}"/>`,
    '<meta property="og:title" content="Symbol"/>',
    `<meta property="og:description" content="${DESCRIPTION}"/>`,
    `<meta property="og:url" content="https://questdb.com${PAGE}"/>`,
  ])
    expect(head).toContain(tag)
  expect(head).not.toMatch(/name="(robots|google-site-verification)"/)
})

test('chats show the picture of the site, or the one that a page names, with its size and its words', async () => {
  const pictures = {
    'site.yaml': await siteYaml({ preview: { image: 'images/site.png', alt: 'The documentation' } }),
    'images/site.png': png(1200, 630),
    'images/own.png': png(1200, 630),
  }
  for (const [more, name, alt] of [
    ['', 'site', 'The documentation'],
    ['image: images/own.png\n', 'own', 'Symbol'],
  ] as const) {
    const head = await headOf({ content: { ...pictures, ...files(more) } })
    const image = new RegExp(
      `property="og:image" content="https://questdb.com(/docs/images/${name}[.][^"]+[.]png)"`,
    )
    expect(head).toMatch(image)
    expect(head).toContain(
      `<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/><meta property="og:image:alt" content="${alt}"/>`,
    )
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  }
})

test('a page that is not for search engines says so', async () => {
  const head = await headOf({ content: files('noindex: true\n') })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('name="keywords"')
})

test('the head proves to a search engine whose site it is, when that is configured', async () => {
  const head = await headOf({ verification: 'proof-of_ours' })
  expect(head).toContain('<meta name="google-site-verification" content="proof-of_ours"/>')
})
