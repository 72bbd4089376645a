import { ROOT } from '#build/paths.ts'
import { type Database, openDatabase } from '../verify/server/database.ts'
import { obtainQuestdb } from '../verify/server/questdb-jar.ts'
import { type QuestdbServer, startQuestdb } from '../verify/server/questdb-server.ts'

/** A server of one release, with an empty database. */
export interface ReleaseServer extends QuestdbServer {
  readonly version: string
  readonly database: Database
}

/**
 * Starts a release, hands its server over, and stops it whatever comes of that; `settings` are QDB_ variables. A signal
 * stops it as well and ends the process. Throws MissingTool where the release cannot be had.
 */
export async function withRelease<Result>(
  version: string,
  use: (server: ReleaseServer) => Promise<Result>,
  settings: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const jar = await obtainQuestdb(version, `${ROOT}.cache`)
  let stop = async () => {}
  const end = () => {
    stop().finally(() => process.exit(1))
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  try {
    const server = await startQuestdb(
      jar,
      (stopServer) => {
        stop = stopServer
      },
      settings,
    )
    return await use({ ...server, version, database: openDatabase(server.httpUrl) })
  } finally {
    await stop()
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}
