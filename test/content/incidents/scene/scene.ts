import { execFile } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { obtainQuestdb } from '#test/content/verify/server/questdb-jar.ts'
import { spawnQuestdb } from '#test/content/verify/server/questdb-process.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { openServer, type SceneServer } from './scene-server.ts'

interface StartOptions {
  /** Another release than the one that the pages describe. */
  readonly version?: string
  /** Another root directory than that of the scene. */
  readonly root?: string
  /** QDB_ variables. */
  readonly settings?: NodeJS.ProcessEnv
}

/** Where one incident takes place: a folder with a root directory, and servers on it, one after the other. */
export type Scene = Awaited<ReturnType<typeof createScene>>

/** A scene of a release in a fresh folder. */
export async function createScene(release: string) {
  const folder = await temporaryFolder()
  const home = join(folder, 'questdb')
  await mkdir(home)
  const servers: SceneServer[] = []
  const undos: (() => void)[] = []

  /** A server that has just been started beside others, whatever becomes of it. */
  const launch = async ({ version = release, root = home, settings = {} }: StartOptions = {}) => {
    const server = openServer(await spawnQuestdb(await obtainQuestdb(version), root, settings))
    servers.push(server)
    return server
  }
  return {
    folder,
    root: home,
    launch,
    /** A server that answers, in place of those before. Throws with the end of its log where it does not. */
    async start(options?: StartOptions) {
      for (const server of servers) await server.end()
      const server = await launch(options)
      await server.ready()
      return server
    },
    /** Runs a script of a page with bash. Throws with what it printed when it fails. */
    shell: (script: string, variables?: NodeJS.ProcessEnv) =>
      runScript(script, { cwd: folder, env: { ...process.env, ...variables } }),
    /** Where the files of a table are, such as db/trades~5 of the root directory. */
    async tableFolder(table: string) {
      const names = await readdir(join(home, 'db'))
      const name = names.find((each) => each === table || each.startsWith(`${table}~`))
      if (name === undefined) throw new Error(`${table} has no folder among ${names.join(', ')}`)
      return join(home, 'db', name)
    },
    /** To be done when the servers are gone, whatever happens. */
    defer(undo: () => void) {
      // Before the folders are deleted.
      process.prependOnceListener('exit', undo)
      undos.push(undo)
    },
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.end('SIGKILL')
      for (const undo of undos) {
        process.off('exit', undo)
        undo()
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function runScript(script: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], options)
    return stdout + stderr
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    throw new Error(`a script ended with ${code}:\n${stdout}${stderr}`, { cause: error })
  }
}
