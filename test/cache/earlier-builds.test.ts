import { expect, test } from 'vitest'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { keepServedBuild, readServedBuilds, type ServedBuild } from '#server/cache/earlier-builds.ts'
import { describeSite } from '#server/describe-site.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

test('a build in the form of other code can be described', () => {
  const other = { navigation: [] } as unknown as ServedBuild['build']
  expect(describeSite(other, {})).toMatchObject({ navigation: [], leadIn: '' })
})

const served = (described: string, AI_WIDGET_ID?: string) =>
  ({
    build: { releases: { described, measured: undefined } },
    shown: { AI_WIDGET_ID },
  }) as unknown as ServedBuild

test('keeps the last three builds, and writes nothing for the newest with another configuration', async () => {
  const warnings: string[] = []
  const folder = openCacheFolder(await temporaryFolder(), (message) => warnings.push(message))
  let writes = 0
  const cache: typeof folder = {
    ...folder,
    write: (name, value) => {
      writes++
      return folder.write(name, value)
    },
  }
  const start = async (build: ServedBuild) => keepServedBuild(cache, build, await readServedBuilds(cache))
  for (const name of ['one', 'two', 'three', 'two', 'four']) await start(served(name))
  expect((await readServedBuilds(cache)).map(({ build }) => build.releases.described)).toEqual([
    'four',
    'two',
    'three',
  ])
  await start(served('four', 'docs'))
  expect(writes).toBe(5)
  expect(warnings).toEqual([])
})
