import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IssueSample } from '#server/site/data/known-issues.ts'
import { obtainQuestdb } from '#test/content/verify/server/questdb-jar.ts'
import { type QuestdbProcess, spawnQuestdb } from '#test/content/verify/server/questdb-process.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

export type SampleBench = ReturnType<typeof createBench>

/** Servers of one release, one at a time: samples change settings, restart the server, or end its process. */
export function createBench(release: string) {
  let server: QuestdbProcess | null = null
  /** Outlives a server, but not a crash, whose cause may lie in the data. */
  let root = ''
  let settings: IssueSample['settings']

  async function start(): Promise<QuestdbProcess> {
    const started = await spawnQuestdb(await obtainQuestdb(release), root, {
      // With fewer, releases before 9.0.3 do not compile filters, as they do on the machines of most readers.
      QDB_SHARED_WORKER_COUNT: '4',
      QDB_CAIRO_SQL_COPY_ROOT: root,
      QDB_CAIRO_SQL_BACKUP_ROOT: root,
      ...settings,
    })
    server = started
    await started.ready()
    return started
  }

  async function stop(): Promise<void> {
    await server?.end()
    server = null
    if (root) await rm(root, { recursive: true, force: true })
  }

  async function emptied(sample: IssueSample): Promise<QuestdbProcess> {
    if (server && !settings && !sample.settings && (await isEmptied(server))) return server
    await stop()
    root = await temporaryFolder()
    settings = sample.settings
    return start()
  }

  return {
    /** An empty database with what the sample needs; the server before is used again where it can be. */
    async fresh(sample: IssueSample) {
      const fresh = await emptied(sample)
      for (const [name, file] of Object.entries(sample.files ?? {})) {
        const content = typeof file === 'string' ? file : Buffer.from(file.base64, 'base64')
        await writeFile(join(root, name), content)
      }
      return fresh
    },
    /** The same data under a new process. */
    async restart() {
      await server?.end()
      return start()
    },
    /** Leaves nothing in a file of the database, whose server goes on. */
    empty: (file: string) => truncate(join(root, 'db', file)),
    stop,
  }
}

/** False when the sample before has ended the server, or left something that cannot be dropped. */
const isEmptied = ({ database }: QuestdbProcess): Promise<boolean> =>
  database.clear().then(
    () => true,
    () => false,
  )
