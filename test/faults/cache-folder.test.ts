import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMPILER_SOURCES, fingerprint } from '#build/fingerprint.ts'
import { fakeUpstream, likeGithub } from '#test/support/fake-upstream.ts'
import { type SiteProcess, startSite, until } from '#test/support/site-process.ts'

/** Serves, shows what GitHub says now, and has said once what is wrong. */
async function servesOn(site: SiteProcess): Promise<void> {
  await until(async () =>
    (await (await fetch(`${site.url}/docs/?${Math.random()}`)).text()).includes('17.5k'),
  )
  await until(async () => site.output().includes('cannot be kept'))
  expect(site.output().match(/cannot be kept/g)).toHaveLength(1)
  expect(site.output()).not.toMatch(/"level":[56]0/)
  expect(await site.stop()).toBe(0)
}

const refreshing = async () => ({
  GITHUB_API_URL: (await fakeUpstream(likeGithub())).url,
  METADATA_REFRESH_SECONDS: '1',
})

test.each([
  ['is in a place that is read-only', '/sys/docs-cache'],
  ['is below a file', '/dev/null/cache'],
])('a cache folder that %s is said once', async (_, folder) => {
  await servesOn(await startSite({ env: { ...(await refreshing()), CACHE_DIR: folder } }))
})

test('a full disk below the cache folder is said once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-cache-'))
  // The files that the process is about to write are links to a device that is always full.
  const links = `mkdir -p "$CACHE_DIR/pages" && ln -s /dev/full "$CACHE_DIR/metadata.json.$$" &&
    ln -s /dev/full "$CACHE_DIR/pages/pages-${await fingerprint(COMPILER_SOURCES)}.json.$$" && exec "$0" build/start.ts`
  const env = { ...(await refreshing()), CACHE_DIR: folder }
  const site = await startSite({ command: ['/bin/sh', '-c', links, process.execPath], env })
  await servesOn(site)
  expect(site.output()).toContain('ENOSPC')
})

test('a cache folder that is missing is made', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'docs-cache-')), 'a/b')
  const site = await startSite({ env: { ...(await refreshing()), CACHE_DIR: folder } })
  await until(async () => existsSync(join(folder, 'metadata.json')))
  expect(await site.stop()).toBe(0)
})
