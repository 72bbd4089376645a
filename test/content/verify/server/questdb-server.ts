import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { obtainQuestdb } from './questdb-jar.ts'
import { type QuestdbProcess, spawnQuestdb } from './questdb-process.ts'

/** A server of one release that answers. */
export interface QuestdbServer extends QuestdbProcess, AsyncDisposable {
  readonly version: string
  readonly jar: string
}

/** The files that samples import: they lie where a server looks for them by default. */
const IMPORT_FOLDER = `${ROOT}content/samples/import`
/** Volumes for IN VOLUME, by the alias that the samples use. */
const VOLUMES = ['cold', 'archive']

/**
 * Starts a release with an empty database; `settings` are QDB_ variables. Declared with `await using` it is stopped
 * whatever comes after. Throws MissingTool where the release cannot be had.
 */
export async function startQuestdb(
  version: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<QuestdbServer> {
  const jar = await obtainQuestdb(version)
  const folder = await temporaryFolder()
  await cp(IMPORT_FOLDER, join(folder, 'import'), { recursive: true })
  const volumes = VOLUMES.map((alias) => [alias, join(folder, 'volumes', alias)] as const)
  for (const [, place] of volumes) await mkdir(place, { recursive: true })
  const server = await spawnQuestdb(jar, folder, {
    QDB_CAIRO_VOLUMES: volumes.map((volume) => volume.join(' -> ')).join(', '),
    ...settings,
  })
  await server.ready()
  const stop = async () => {
    await server.end()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...server, version, jar, [Symbol.asyncDispose]: stop }
}
