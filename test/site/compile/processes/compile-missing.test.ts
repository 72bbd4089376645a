import { once } from 'node:events'
import { expect, test } from 'vitest'
import { unpackPage } from '#server/site/compile/compile-cache.ts'
import { compileMissing } from '#server/site/compile/processes/compile-missing.ts'
import { startProcesses } from '#server/site/compile/processes/compile-processes.ts'
import { OPTIONS } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'

test('pages that several processes share are each compiled once, and what is wrong with one is told', async () => {
  const words = (index: number) =>
    index % 9 === 0 ? '```python\nprint(1)\n```' : 'Words. '.repeat(index + 1)
  const sources = Array.from({ length: 70 }, (_, index) => ({
    file: `docs/p${index}.mdx`,
    source: mdx(index === 40 ? '<NoSuchComponent />' : words(index)),
  }))
  let told = 0
  const results = await compileMissing(
    'content',
    sources,
    OPTIONS,
    async () => null,
    () => told++,
  )
  expect(told).toBe(70)
  for (const [index, { file }] of sources.entries()) {
    const result = results.get(file)
    if (index === 40) expect(result).toMatchObject({ problems: [{ file }] })
    else {
      expect(result, file).toHaveProperty('packed')
      if (result && 'packed' in result) expect(unpackPage(result.packed)).toMatchObject({ file })
    }
  }
})

test.each([
  ['while it has a job', false],
  ['before it has one', true],
])('a process that ends %s is told of, and the others end', async (_when, early) => {
  const sources = Array.from({ length: 70 }, (_, index) => ({ file: `docs/p${index}.mdx`, source: mdx('') }))
  const processes = startProcesses(sources.length)
  const [first] = processes
  if (!first) throw new Error('70 pages are compiled without a process')
  const compile = () =>
    compileMissing(
      'content',
      sources,
      OPTIONS,
      async () => null,
      () => {},
      processes,
    )
  const compiling = early ? null : compile()
  first.child.kill('SIGKILL')
  if (early) await once(first.child, 'exit')
  await expect(compiling ?? compile()).rejects.toThrow('a process that compiles pages ended with SIGKILL')
  for (const { child } of processes)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
})
