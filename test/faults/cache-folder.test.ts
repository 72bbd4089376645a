import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { fakeUpstream, likeGithub } from '#test/support/proxies/fake-upstream.ts'
import { runSite, type SiteProcess, until } from '#test/support/site-process.ts'

/** Serves, shows what GitHub says now, and has said once what is wrong. */
async function servesOn(site: SiteProcess): Promise<void> {
  await until(async () =>
    (await (await fetch(`${site.url}/docs/?${Math.random()}`)).text()).includes('17.5k'),
  )
  await until(async () => site.output().includes('cannot be kept'))
  expect(site.output().match(/cannot be kept/g)).toHaveLength(1)
  expect(site.output()).not.toMatch(/"level":"(?:error|fatal)"/)
  expect(await site.stop()).toBe(0)
}

const refreshing = async () => ({
  GITHUB_API_URL: (await fakeUpstream(likeGithub())).url,
  METADATA_REFRESH_SECONDS: '1',
})

test('a cache folder in a place that is read-only is said once', async () => {
  await servesOn(await runSite({ env: { ...(await refreshing()), CACHE_DIR: '/sys/docs-cache' } }))
})

test('a full disk below the cache folder is said once', async () => {
  const [written, folder] = [await temporaryFolder(), await temporaryFolder()]
  const first = await runSite({ env: { ...(await refreshing()), CACHE_DIR: written, LOG_LEVEL: 'debug' } })
  await until(async () => existsSync(join(written, 'github/records')))
  await until(async () => first.output().includes('Search is warm'))
  await first.stop()
  const entries = await readdir(written, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // Pages, settings and metadata: what the process is about to write leads to a full device.
  expect(new Set(files.map((file) => relative(written, file).replace(/\/.*/, '')))).toEqual(
    new Set(['data', 'github', 'pages']),
  )
  const links = files
    .map((file) => join(folder, relative(written, file)))
    .map((file) => `mkdir -p "${dirname(file)}" && ln -s /dev/full "${file}.$$"`)
  const env = { ...(await refreshing()), CACHE_DIR: folder }
  const script = [...links, 'exec "$0" build/start.ts'].join(' && ')
  const site = await runSite({ command: ['/bin/sh', '-c', script, process.execPath], env })
  await servesOn(site)
  expect(site.output()).toContain('ENOSPC')
})

test('a cache folder that is missing is made', async () => {
  const folder = join(await temporaryFolder(), 'a/b')
  const site = await runSite({ env: { ...(await refreshing()), CACHE_DIR: folder } })
  await until(async () => existsSync(join(folder, 'github/records')))
  expect(await site.stop()).toBe(0)
})
