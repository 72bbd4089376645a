import { expect, test } from 'vitest'
import { createCompiler } from '#server/site/compile-missing.ts'
import { OPTIONS } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'

test('pages that several workers share are each compiled once, and what is wrong with one is told', async () => {
  const words = (index: number) =>
    index % 9 === 0 ? '```python\nprint(1)\n```' : 'Words. '.repeat(index + 1)
  const sources = Array.from({ length: 70 }, (_, index) => ({
    file: `docs/p${index}.mdx`,
    source: mdx(index === 40 ? '<NoSuchComponent />' : words(index)),
  }))
  using compiler = createCompiler('content', 70)
  const results = await compiler.compile(sources, OPTIONS, async () => null)
  expect(results.size).toBe(70)
  for (const [index, { file }] of sources.entries()) {
    const result = results.get(file)
    if (index === 40) expect(result).toMatchObject({ problems: [{ file }] })
    else expect(result).toMatchObject({ page: { file } })
  }
})

test('a worker that fails is told with the page and the cause', async () => {
  const sources = Array.from({ length: 70 }, (_, index) => ({
    file: `docs/p${index}.mdx`,
    source: 1 as never,
  }))
  using compiler = createCompiler('content', 0)
  const compiling = compiler.compile(sources, OPTIONS, async () => null)
  await expect(compiling).rejects.toThrow(/^the worker that compiles docs\/p\d+\.mdx failed: .*split/)
})
