import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { START_SECONDS, spawnQuestdb } from './questdb-process.ts'

export interface QuestdbServer {
  readonly jar: string
  readonly httpUrl: string
  readonly httpPort: number
  readonly pgPort: number
  /** Ends the process and deletes its data; harmless when repeated. */
  stop(): Promise<void>
}

/** The files that samples import: they lie where a server looks for them by default. */
const IMPORT_FOLDER = `${ROOT}content/samples/import`
/** Volumes for IN VOLUME, by the alias that the samples use. */
const VOLUMES = ['cold', 'archive']
/** A port can be taken between asking for it and binding it. */
const ATTEMPTS = 3

/**
 * Starts a database of its own in a fresh folder, on loopback ports that were free, and waits until it answers.
 * `onSpawn` hears how to end the process before it answers, so that a signal in between leaves nothing behind;
 * `settings` are QDB_ variables that win over the verifier's.
 */
export async function startQuestdb(
  jar: string,
  onSpawn: (stop: () => Promise<void>) => void,
  settings: NodeJS.ProcessEnv = {},
): Promise<QuestdbServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(jar, onSpawn, settings)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function start(
  jar: string,
  onSpawn: (stop: () => Promise<void>) => void,
  settings: NodeJS.ProcessEnv,
): Promise<QuestdbServer> {
  const folder = await temporaryFolder()
  await cp(IMPORT_FOLDER, join(folder, 'import'), { recursive: true })
  for (const alias of VOLUMES) await mkdir(join(folder, 'volumes', alias), { recursive: true })
  const log = join(folder, 'server.log')
  const server = await spawnQuestdb(jar, folder, {
    log,
    heap: '700m',
    settings: { ...volumes(folder), ...settings },
  })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= server.end().then(() => rm(folder, { recursive: true, force: true }))
    return stopping
  }
  onSpawn(stop)
  const { httpUrl, httpPort, pgPort } = server
  if (await server.isReady()) return { jar, httpUrl, httpPort, pgPort, stop }
  const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-5).join('\n')
  await stop()
  throw new Error(`QuestDB did not answer within ${START_SECONDS} s. The end of its log:\n${tail}`)
}

const volumes = (folder: string): NodeJS.ProcessEnv => ({
  QDB_CAIRO_VOLUMES: VOLUMES.map((alias) => `${alias} -> ${join(folder, 'volumes', alias)}`).join(', '),
})
