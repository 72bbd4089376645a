import { expect, test } from 'vitest'
import { createCompiler } from '#server/site/compile-missing.ts'
import { OPTIONS } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'

const pages = (source: (index: number) => string) =>
  Array.from({ length: 70 }, (_, index) => ({ file: `docs/p${index}.mdx`, source: source(index) }))

test('pages that several workers share are each compiled once, and what is wrong with one is told', async () => {
  const words = (index: number) =>
    index % 9 === 0 ? '```python\nprint(1)\n```' : 'Words. '.repeat(index + 1)
  const sources = pages((index) => mdx(index === 40 ? '<NoSuchComponent />' : words(index)))
  using compiler = createCompiler('content', 70)
  const results = await compiler.compile(sources, OPTIONS, async () => null)
  expect(results.size).toBe(70)
  for (const [index, { file }] of sources.entries())
    expect(results.get(file)).toMatchObject(index === 40 ? { problems: [{ file }] } : { page: { file } })
})

test('a worker that fails is told with the page and the cause', async () => {
  using compiler = createCompiler('content', 0)
  const compiling = compiler.compile(
    pages(() => 1 as never),
    OPTIONS,
    async () => null,
  )
  await expect(compiling).rejects.toThrow(/^the worker that compiles docs\/p\d+\.mdx failed: .*split/)
})
