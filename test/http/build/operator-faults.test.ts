import { spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { freePort } from '#test/support/ports.ts'
import { fixtureSite, runSite } from '#test/support/site-process.ts'

/** Starts the site as an operator does; a start with such an environment ends by itself. */
async function refusalOf(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['build/start.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIR: fixtureSite('small'),
      CACHE_DIR: await temporaryFolder(),
      PORT: String(await freePort()),
      OPS_PORT: String(await freePort()),
      HOST: '127.0.0.1',
      METADATA_REFRESH_SECONDS: '0',
      ...env,
    },
  })
  return { status, stderr }
}

describe('a fault of an operator ends the start with one sentence that names the variable:', () => {
  test.each<[Record<string, string>, string]>([
    [
      { CONTENT_DIR: '/nonexistent' },
      'CONTENT_DIR is "/nonexistent", but it takes the folder with the pages: there',
    ],
    [
      { CONTENT_DIR: 'package.json' },
      'CONTENT_DIR is "package.json", but it takes the folder with the pages: there',
    ],
    [
      { PORT: '25999', OPS_PORT: '25999' },
      'OPS_PORT and OPS_HOST cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:25999\n',
    ],
    [{ OPS_PORT: '70000' }, 'OPS_PORT is "70000", but it takes the port of /metrics'],
    [{ PORT: '80x' }, 'PORT is "80x", but it takes the port that serves the site'],
    [
      { HOST: '203.0.113.9' },
      'PORT and HOST cannot be used: listen EADDRNOTAVAIL: address not available 203.0.113.9',
    ],
    [{ SITE_URL: 'docs' }, 'SITE_URL is "docs", but it takes the origin of canonical addresses'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but it takes how much is logged'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is "-1", but it takes how long a shutdown may take'],
    [{ METADATA_REFRESH_SECONDS: 'soon' }, 'METADATA_REFRESH_SECONDS is "soon", but it takes how often'],
  ])('%j', async (env, sentence) => {
    const { status, stderr } = await refusalOf(env)
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toMatch(/\n {4}at /)
  })
})

test('a cache in the wrong form is named, and made again', async () => {
  const CACHE_DIR = await temporaryFolder()
  await (await runSite({ env: { CACHE_DIR } })).stop()
  const [name = ''] = await readdir(join(CACHE_DIR, 'pages'))
  const page = join(CACHE_DIR, 'pages', name)
  await writeFile(page, 'something else')
  const site = await runSite({ env: { CACHE_DIR } })
  await expect
    .poll(site.output, { timeout: 10_000 })
    .toContain(`${page} is not used: it is damaged. It is made again`)
  await site.stop()
})
