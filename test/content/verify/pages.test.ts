import { expect, test } from 'vitest'
import { readPages } from './pages.ts'

const filesOf = async (...names: string[]) => (await readPages(names)).pages.map(({ file }) => file)

test('a page is found by its file or a part of its name, and read once', async () => {
  const file = 'content/docs/concept/symbol.mdx'
  expect(await filesOf('concept/symbol', file)).toEqual(['docs/concept/symbol.mdx'])
  expect(await filesOf(file)).toEqual(['docs/concept/symbol.mdx'])
})

test('a part of a folder names its pages, without the snippets', async () => {
  const files = await filesOf('docs/reference/api/')
  expect(files).toContain('docs/reference/api/ilp/overview.mdx')
  expect(files.every((file) => file.startsWith('docs/reference/api/'))).toBe(true)
})

test('a name without a page is reported, and the addresses are those of all pages', async () => {
  const { pages, unreadable, paths } = await readPages(['concept/nothing'])
  expect(pages).toEqual([])
  const message = expect.stringContaining('cannot be read')
  expect(unreadable).toMatchObject([{ file: 'concept/nothing', message }])
  expect(paths).toContain('/docs/concept/symbol/')
})
