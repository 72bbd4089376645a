import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { contentTree } from '#test/support/files/content-tree.ts'
import { createTestServer } from '#test/support/load-fixture.ts'
import { fixtureSite } from '#test/support/site-process.ts'

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
  ])
    expect(head).toContain(tag)
  expect(head).not.toMatch(/name="(robots|google-site-verification)"/)
})

/** A picture of the size that previews have. */
const PICTURE = Buffer.alloc(64)
PICTURE.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
PICTURE.writeUInt32BE(1200, 16)
PICTURE.writeUInt32BE(630, 20)

test('chats show the picture of the site, or the one that a page names, with its size and its words', async () => {
  const site = await readFile(join(fixtureSite('small'), 'site.yaml'), 'utf8')
  const tree = async (more: string) => {
    const root = await contentTree({
      ...files(more),
      'site.yaml': `${site}\npreview: { image: images/site.png, alt: The documentation }\n`,
      'images/.keep': '',
    })
    await rm(join(root, 'images/.keep'))
    for (const name of ['site', 'own']) await writeFile(join(root, `images/${name}.png`), PICTURE)
    return root
  }
  for (const [more, name, alt] of [
    ['', 'site', 'The documentation'],
    ['image: images/own.png\n', 'own', 'Symbol'],
  ] as const) {
    const head = await headOf({ root: await tree(more) })
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
  const head = await headOf({ root: await contentTree(files('noindex: true\n')) })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('name="keywords"')
})

test('the head proves to a search engine whose site it is, when that is configured', async () => {
  const head = await headOf({ verification: 'proof-of_ours' })
  expect(head).toContain('<meta name="google-site-verification" content="proof-of_ours"/>')
})
