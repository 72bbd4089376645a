import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IssueSample } from '#server/site/data/known-issues.ts'
import { type Database, openDatabase } from '#test/content/verify/server/database.ts'
import { type QuestdbServer, startQuestdb } from '#test/content/verify/server/questdb-server.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

export interface BenchServer {
  readonly server: QuestdbServer
  readonly database: Database
}

/** Servers of one release, one at a time: samples change settings, restart the server, or end its process. */
export interface SampleBench {
  /** An empty database with what the sample needs; the server before is used again where it can be. */
  fresh(sample: IssueSample): Promise<BenchServer>
  /** The same data under a new process. */
  restart(): Promise<BenchServer>
  /** Leaves nothing in a file of the database, whose server goes on. */
  empty(file: string): Promise<void>
  stop(): Promise<void>
}

export function createBench(jar: string): SampleBench {
  let current: BenchServer | null = null
  let stopCurrent = async () => {}
  /** Data and import files: they outlive a server, but not a crash, whose cause may lie in the data. */
  let folder: string | null = null
  let settings: IssueSample['settings']

  async function start(): Promise<BenchServer> {
    folder ??= await createFolder()
    const hearStop = (stopServer: () => Promise<void>) => {
      stopCurrent = stopServer
    }
    const places = { QDB_CAIRO_ROOT: join(folder, 'db'), QDB_CAIRO_SQL_COPY_ROOT: folder }
    const server = await startQuestdb(jar, hearStop, {
      JAVA_TOOL_OPTIONS: JAVA_OPTIONS,
      // With fewer, releases before 9.0.3 do not compile filters, as they do on the machines of most readers.
      QDB_SHARED_WORKER_COUNT: '4',
      ...places,
      ...settings,
    })
    current = { server, database: openDatabase(server.httpUrl) }
    return current
  }

  async function stop(): Promise<void> {
    await stopCurrent()
    stopCurrent = async () => {}
    current = null
    if (folder) await rm(folder, { recursive: true, force: true })
    folder = null
  }

  async function emptied(sample: IssueSample): Promise<BenchServer> {
    if (current && !settings && !sample.settings && (await isEmptied(current.database))) return current
    await stop()
    settings = sample.settings
    return start()
  }

  return {
    async fresh(sample) {
      const server = await emptied(sample)
      for (const [name, file] of Object.entries(sample.files ?? {}))
        await writeFile(join(folder ?? '', name), bytesOf(file))
      return server
    },
    async restart() {
      await stopCurrent()
      return start()
    },
    empty: (file) => truncate(join(folder ?? '', 'db', file)),
    stop,
  }
}

const bytesOf = (file: string | { readonly base64: string }): string | Buffer =>
  typeof file === 'string' ? file : Buffer.from(file.base64, 'base64')

async function createFolder(): Promise<string> {
  const folder = await temporaryFolder()
  // Release 8.2.0 watches the configuration beside the data, and does not start where there is none.
  await mkdir(join(folder, 'conf'))
  await writeFile(join(folder, 'conf', 'server.conf'), '')
  return folder
}

/** A crash would leave its report in the working directory; and a server that lives for seconds is not worth optimizing. */
const JAVA_OPTIONS = [
  '-XX:ErrorFile=/dev/null',
  '-XX:-CreateCoredumpOnCrash',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
].join(' ')

/** False when the sample before has ended the server, or left something that cannot be dropped. */
const isEmptied = (database: Database): Promise<boolean> =>
  database.clear().then(
    () => true,
    () => false,
  )
