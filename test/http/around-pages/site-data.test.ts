import { expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'

const { get } = await createTestServer()

test('a page of another build gets the present data of the site, which is not kept under its name', async () => {
  const { text } = await get('/docs/')
  const own = /\/docs\/assets\/site\.[\w-]+\.json/.exec(text)?.[0] ?? ''
  const present = await get(own).expect(200)
  expect(present.headers['cache-control']).toContain('immutable')
  const anotherHash = (hash: string) => 'x'.repeat(hash.length)
  const other = await get(own.replace(/(?<=site\.)[\w-]+(?=\.json)/, anotherHash)).expect(200)
  expect(other.body).toEqual(present.body)
  expect(other.headers['cache-control']).toBe('no-cache')
})

test.each(['site.0000000000.json', 'site.json', `site.${'x'.repeat(16)}.js`])(
  'nothing else is served in place of the data: %s',
  async (name) => {
    await get(`/docs/assets/${name}`).expect(404)
  },
)
