import { cp, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, onTestFinished, test } from 'vitest'
import { serverOptions } from '#build/bundle-server.ts'
import { DIST, ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { fixtureSite, runSite } from '#test/support/site-process.ts'

describe("the server's bundle", () => {
  test('serves from a folder with nothing but itself and content', async () => {
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

  test.each([
    [
      'const { load } = createRequire(import.meta.url)("left-pad"); console.log(load)',
      'main.mjs calls createRequire',
    ],
    ['console.log(await import("no-such-package"))', 'the package no-such-package is not in the bundle'],
  ])('that needs a package fails the build: %s', async (source, message) => {
    const folder = await temporaryFolder()
    const entry = join(folder, 'main.ts')
    await writeFile(entry, `import { createRequire } from 'node:module'\n${source}`)
    const options = await serverOptions(entry, 'production')
    const outdir = relative(ROOT, join(folder, 'out'))
    const built = build({ ...options, outdir, external: ['no-such-package'], logLevel: 'silent' })
    await expect(built).rejects.toThrow(message)
  })
})
