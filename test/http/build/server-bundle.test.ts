import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DIST } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { fixtureSite, runSite } from '#test/support/site-process.ts'

test("the server's bundle serves from a folder with nothing but itself and content", async () => {
  const folder = await temporaryFolder()
  await cp(DIST, join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !path.startsWith(join(DIST, 'dev')),
  })
  await cp(fixtureSite('kit'), join(folder, 'content'), { recursive: true })
  const site = await runSite({
    command: [process.execPath, join(folder, 'dist/server/main.mjs')],
    env: { CONTENT_DIR: join(folder, 'content'), CACHE_DIR: join(folder, 'empty') },
  })
  onTestFinished(() => void site.stop())
  const answer = await fetch(`${site.url}/docs/kit/`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<span class="k">SELECT')
})
