import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { contentTree, mdx } from '#test/support/files/content-tree.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { runSite, until } from '#test/support/site-process.ts'

const FEW_FILES = 256

/** A site of more pages than a process may have files open. */
function manyPages(count: number): Promise<string> {
  const names = Array.from({ length: count }, (_, index) => `p${index}`)
  return contentTree({
    ...Object.fromEntries(names.map((name) => [`docs/${name}.mdx`, mdx(`Words of ${name}.`)])),
    'navigation.yaml': ['', 'concept/symbol/', 'concept/partitions/', ...names.map((name) => `${name}/`)]
      .map((name) => `- /docs/${name}\n`)
      .join(''),
  })
}

/** One that has ended may wait for the system to forget it. */
function isAlive(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'))
}

test('leaves no process behind that compiles pages, however it ends', async () => {
  const site = spawn(process.execPath, ['build/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      OPS_PORT: 'off',
      METADATA_REFRESH_SECONDS: '0',
      CONTENT_DIR: await manyPages(2 * FEW_FILES),
      CACHE_DIR: await temporaryFolder(),
    },
  })
  const children = () => readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ')
  await until(async () => Number(children()[0]) > 0)
  const compilers = children().map(Number)
  site.kill('SIGKILL')
  await until(async () => !compilers.some(isAlive))
})

test('starts where few files may be open', async () => {
  const script = `ulimit -n ${FEW_FILES} && exec "$0" build/start.ts`
  const site = await runSite({
    command: ['/bin/sh', '-c', script, process.execPath],
    env: { CONTENT_DIR: await manyPages(FEW_FILES + 50) },
  })
  expect((await fetch(`${site.url}/docs/p1/`)).status).toBe(200)
  await site.stop()
})
