import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DIST } from '#build/paths.ts'
import { fixtureSite } from '#test/support/files/content-tree.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { runSite } from '#test/support/site-process.ts'

test("the server's bundle serves from a folder with nothing but itself and content", async () => {
  const folder = await temporaryFolder()
  await cp(DIST, join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !path.startsWith(join(DIST, 'dev')),
  })
  await cp(fixtureSite('kit'), join(folder, 'content'), { recursive: true })
  const site = await runSite({
    command: [process.execPath, join(folder, 'dist/server/main.mjs')],
    content: join(folder, 'content'),
    env: { CACHE_DIR: join(folder, 'empty') },
  })
  const answer = await fetch(`${site.url}/docs/kit/`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<span class="k">SELECT')
})
