import { expect, test } from 'vitest'
import { type Files, mdx } from '#test/support/files/content-tree.ts'
import { runSite } from '#test/support/site-process.ts'

const FEW_FILES = 256

/** A site of more pages than a process may have files open. */
function manyPages(count: number): Files {
  const names = Array.from({ length: count }, (_, index) => `p${index}`)
  return {
    ...Object.fromEntries(names.map((name) => [`docs/${name}.mdx`, mdx(`Words of ${name}.`)])),
    'navigation.yaml': ['', 'concept/symbol/', 'concept/partitions/', ...names.map((name) => `${name}/`)]
      .map((name) => `- /docs/${name}\n`)
      .join(''),
  }
}

test('starts where few files may be open', async () => {
  const script = `ulimit -n ${FEW_FILES} && exec "$0" build/start.ts`
  const site = await runSite({
    command: ['/bin/sh', '-c', script, process.execPath],
    content: manyPages(FEW_FILES + 50),
  })
  expect((await fetch(`${site.url}/docs/p1/`)).status).toBe(200)
})
