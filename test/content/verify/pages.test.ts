import { expect, test } from 'vitest'
import { readPages } from './pages.ts'

const filesOf = async (...names: string[]) => (await readPages(names)).pages.map(({ file }) => file)

test.each([
  ['a file', 'content/docs/concept/symbol.mdx'],
  ['a part of its name', 'concept/symbol'],
])('a page is found by %s', async (_how, name) => {
  expect(await filesOf(name)).toEqual(['docs/concept/symbol.mdx'])
})

test('a page that two names have in common is read once', async () => {
  expect(await filesOf('concept/symbol', 'content/docs/concept/symbol.mdx')).toHaveLength(1)
})

test('a part of a folder names its pages, without the snippets', async () => {
  const files = await filesOf('docs/reference/api/')
  expect(files).toContain('docs/reference/api/ilp/overview.mdx')
  expect(files.every((file) => file.startsWith('docs/reference/api/'))).toBe(true)
})

test('a name without a page is reported, and the addresses are those of all pages', async () => {
  const { pages, unreadable, paths } = await readPages(['concept/nothing'])
  expect(pages).toEqual([])
  expect(unreadable).toMatchObject([
    { file: 'concept/nothing', message: expect.stringContaining('cannot be read') },
  ])
  expect(paths).toContain('/docs/concept/symbol/')
})
