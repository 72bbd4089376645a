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

test('a process that ends before its pages are compiled is told of, and the others end', async () => {
  const pages = 70
  const processes = startProcesses(pages)
  expect(processes.length).toBeGreaterThan(0)
  const sources = Array.from({ length: pages }, (_, index) => ({
    file: `docs/p${index}.mdx`,
    source: mdx(''),
  }))
  const compiling = compileMissing(
    'content',
    sources,
    OPTIONS,
    async () => null,
    () => {},
    processes,
  )
  processes[0]?.kill('SIGKILL')
  await expect(compiling).rejects.toThrow('a process that compiles pages ended with SIGKILL')
  for (const process of processes)
    if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
})
