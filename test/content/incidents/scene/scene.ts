import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '#build/paths.ts'
import { obtainQuestdb } from '#test/content/verify/server/questdb-jar.ts'
import { spawnQuestdb } from '#test/content/verify/server/questdb-process.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { openServer, type SceneServer } from './scene-server.ts'

export interface StartOptions {
  /** Another release than the one that the pages describe. */
  readonly version?: string
  /** Another root directory than that of the scene. */
  readonly root?: string
  /** QDB_ variables. */
  readonly settings?: NodeJS.ProcessEnv
}

/** Where one incident takes place: a folder with a root directory, and servers on it, one after the other. */
export interface Scene {
  readonly folder: string
  readonly root: string
  /** A server that answers. Throws with the end of its log where it does not. */
  start(options?: StartOptions): Promise<SceneServer>
  /** A server that has just been started, whatever becomes of it. */
  launch(options?: StartOptions): Promise<SceneServer>
  /** Runs a script of a page with bash. Throws with what it printed when it fails. */
  shell(script: string, variables?: NodeJS.ProcessEnv): Promise<string>
  /** To be done before the folder is deleted, whatever happens; the last one first. */
  defer(undo: () => Promise<unknown>): void
  close(): Promise<void>
}

/** A scene of a release in a fresh folder. */
export async function createScene(release: string): Promise<Scene> {
  const folder = await temporaryFolder()
  const home = join(folder, 'questdb')
  await mkdir(home)
  const undo: (() => Promise<unknown>)[] = []
  let starts = 0

  const launch = async ({ version = release, root = home, settings }: StartOptions = {}) => {
    starts += 1
    const log = join(folder, `start-${starts}.log`)
    const jar = await obtainQuestdb(version, `${ROOT}.cache`)
    const server = await spawnQuestdb(jar, root, {
      log,
      heap: '512m',
      settings: { JAVA_TOOL_OPTIONS: javaOptions(root), ...settings },
    })
    undo.push(() => server.end('SIGKILL'))
    return openServer(server, log)
  }
  return {
    folder,
    root: home,
    launch,
    async start(options) {
      const server = await launch(options)
      if (await server.isReady()) return server
      await server.end()
      throw new Error(
        `QuestDB did not start:\n${(await server.log()).trimEnd().split('\n').slice(-5).join('\n')}`,
      )
    },
    shell: (script, variables) => runScript(script, { cwd: folder, env: { ...process.env, ...variables } }),
    defer(task) {
      undo.push(task)
    },
    async close() {
      for (const task of undo.splice(0).reverse()) await task()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As questdb.sh has it, crash files go beside the tables; and a server that lives for seconds is not worth optimizing. */
const javaOptions = (root: string): string =>
  [
    `-XX:ErrorFile=${root}/db/hs_err_pid%p.log`,
    '-XX:-CreateCoredumpOnCrash',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
  ].join(' ')

async function runScript(script: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], options)
    return stdout + stderr
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    throw new Error(`a script ended with ${code}:\n${stdout}${stderr}`, { cause: error })
  }
}
