import { expect, test } from 'vitest'
import { mdx } from '#test/support/files/content-tree.ts'
import { createTestServer } from '#test/support/load-fixture.ts'
import { png, svg } from '#test/support/pictures.ts'

test('a picture is served for good under its address, and for now under an earlier one', async () => {
  const bytes = png(8, 4)
  const content = {
    'docs/concept/symbol.mdx': mdx('![A](images/a.png)'),
    'images/a.png': bytes,
    'images/b.svg': svg('viewBox="0 0 4 4"'),
  }
  const { get, site } = await createTestServer({ content })
  const addressOf = (name: string) => site.images.get(`images/${name}`)?.address ?? ''
  const answer = await get(addressOf('a.png')).expect(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(Buffer.compare(answer.body, bytes)).toBe(0)
  const earlier = await get('/docs/images/a.earlier123.png').expect(200)
  expect(earlier.headers['cache-control']).toBe('no-cache')
  await get('/docs/images/none.abc.png').expect(404)
  const drawing = await get(addressOf('b.svg'))
  expect(drawing.headers['content-type']).toBe('image/svg+xml')
})
