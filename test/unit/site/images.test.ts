import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentTree, type Files, mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'
import { png, svg, webp } from '#test/support/pictures.ts'

const PAGE = 'docs/concept/symbol.mdx'

/** A page, and pictures below content/images. */
const withPictures = (body: string, pictures: Files, more = ''): Files => ({
  [PAGE]: mdx(body, more),
  ...Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [`images/${name}`, bytes])),
})

const htmlOf = async (files: Files) =>
  (await compileSite(files)).pages.get('/docs/concept/symbol/' as never)?.html

describe('a drawing', () => {
  const DRAWING =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3"><title>T</title><desc>D</desc><defs><marker id="a"/></defs><path marker-end="url(#a)"/></svg>'

  test('is a part of the page, with its description as its name and names of its own', async () => {
    const html = await htmlOf(withPictures('![Two rows](/images/rows.svg)', { 'rows.svg': DRAWING }))
    expect(html).toContain(
      '<figure class="mermaid"><zoom-image class="drawing scroll"><svg viewBox="0 0 4 3"',
    )
    expect(html).toContain('role="img" aria-label="Two rows"')
    expect(html).toContain('<marker id="rows-a"/></defs><path marker-end="url(#rows-a)"/>')
  })

  test('that has styles or scripts is refused', async () => {
    const files = withPictures('![Two rows](/images/rows.svg)', {
      'rows.svg': DRAWING.replace('<path', '<style>path{}</style><path'),
    })
    await expect(htmlOf(files)).rejects.toThrow('holds more than shapes and text')
  })
})

test.each<[string, string, Buffer | string, number, number]>([
  ['lossy WebP', 'a.webp', webp('VP8 ', 640, 360), 640, 360],
  ['lossless WebP', 'a.webp', webp('VP8L', 641, 361), 641, 361],
  ['extended WebP', 'a.webp', webp('VP8X', 5000, 4000), 5000, 4000],
  ['SVG with a size', 'a.svg', svg('width="40px" height="30" viewBox="0 0 4 3"'), 40, 30],
  ['SVG with a view box', 'a.svg', svg("width='100%' viewBox='0 0 24 12.2'"), 24, 12],
])('the size of a picture is read from %s', async (_name, name, bytes, width, height) => {
  const { images } = await compileSite(withPictures('Text.', { [name]: bytes }))
  expect(images.get(`images/${name}`)).toMatchObject({ width, height })
})

describe('a page', () => {
  test('shows a picture with its size, under an address of its bytes', async () => {
    const html = await htmlOf(withPictures('![A console](images/console.png)', { 'console.png': png(8, 4) }))
    expect(html).toMatch(
      /<img src="\/docs\/images\/console\.[\w-]{10}\.png" alt="A console" width="8" height="4" loading="lazy" decoding="async">/,
    )
  })

  test('shows a picture of a dense screen in half its size', async () => {
    const html = await htmlOf(withPictures('![A console](/images/a@2x.png)', { 'a@2x.png': png(8, 4) }))
    expect(html).toContain('width="4" height="2"')
  })

  test('shows a screenshot that opens itself, and says it in Markdown', async () => {
    const files = withPictures('<Screenshot src="images/a.png" alt="A console" caption="After a query" />', {
      'a.png': png(8, 4),
    })
    expect(await htmlOf(files)).toMatch(
      /<figure class="screenshot"><zoom-image><a href="(\/docs\/images\/a\.[\w-]+\.png)" aria-haspopup="dialog"><img src="\1" alt="A console" width="8" height="4" loading="lazy" decoding="async"><\/a><\/zoom-image><figcaption>After a query<\/figcaption><\/figure>/,
    )
    const { pages } = await compileSite(files)
    expect(pages.get('/docs/concept/symbol/' as never)?.markdown).toMatch(
      /!\[A console\]\(\/docs\/images\/a\..*\.png\)\n\n\*After a query\*/,
    )
  })

  test('is compiled again when its picture changes, and the preview follows', async () => {
    const files = withPictures('![A](images/a.png)', { 'a.png': png(8, 4) }, 'image: images/a.png\n')
    const root = await contentTree(files)
    const cache = join(root, '.cache')
    const first = await compileSite(root, cache)
    await writeFile(join(root, 'images/a.png'), png(16, 4))
    const second = await compileSite(root, cache)
    const [one, other] = [first, second].map(({ pages }) => pages.get('/docs/concept/symbol/' as never))
    expect(other?.html).toContain('width="16"')
    expect(other?.meta.image?.address).toMatch(/^\/docs\/images\/a\./)
    expect(other?.meta.image?.address).not.toBe(one?.meta.image?.address)
  })

  test.each([
    ['that is not there', '![A](images/none.png)', `:6:1  the picture "images/none.png" does not exist`],
    ['of another site', '![A](https://example.org/a.png)', 'does not exist'],
    ['without words', '![](images/a.png)', `:6:1  the picture "images/a.png" has no text`],
    ['by reference', '![A][a]\n\n[a]: images/a.png', 'a picture is named by reference'],
    ['that is a screenshot without words', '<Screenshot src="images/a.png" />', 'has no text'],
    ['that is a screenshot of nothing', '<Screenshot alt="A" />', 'the picture "" does not exist'],
  ])('stops the start with a picture %s', async (_name, body, message) => {
    await expect(compileSite(withPictures(body, { 'a.png': png(1, 1) }))).rejects.toThrow(message)
  })

  test.each([
    ['a.png', 'no picture', 'images/a.png  the file is no PNG picture'],
    ['a.webp', png(1, 1), 'images/a.webp  the file is no WEBP picture'],
    ['a.svg', svg(''), 'images/a.svg  the file is no SVG picture with a size'],
    ['a.svg', '<svg viewBox="0 0 1 1"></svg>', 'the drawing has no text alternative'],
    ['a.gif', 'GIF89a', 'images/a.gif  pictures are .png, .webp or .svg'],
  ])('stops the start with %s that is not what it should be', async (name, bytes, message) => {
    await expect(compileSite(withPictures('Text.', { [name]: bytes }))).rejects.toThrow(message)
  })

  test('stops the start with a preview that is not there', async () => {
    const files = withPictures('Text.', {}, 'image: images/none.png\n')
    await expect(compileSite(files)).rejects.toThrow(`${PAGE}  the picture "images/none.png" does not exist`)
  })
})
