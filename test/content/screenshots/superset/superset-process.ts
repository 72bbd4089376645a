import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT } from '#build/paths.ts'
import { MissingTool } from '#test/content/verify/server/questdb-jar.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { freePort } from '#test/support/free-port.ts'

const execute = promisify(execFile)

const PAGE = 'content/docs/third-party-tools/superset.mdx'
const START_SECONDS = 60

export const USER = { username: 'admin', password: 'superset-pictures' }

export interface Superset {
  readonly url: string
  stop(): Promise<void>
}

/** Throws MissingTool unless the virtual environment has the Superset that the page installs. */
export async function requireSuperset(environment: string): Promise<void> {
  const [, wanted = ''] = /apache-superset==([\d.]+)/.exec(await readFile(ROOT + PAGE, 'utf8')) ?? []
  const script =
    "import importlib.metadata as m; m.version('questdb-connect'); print(m.version('apache-superset'))"
  const found = await execute(`${environment}/bin/python`, ['-c', script]).then(
    ({ stdout }) => stdout.trim(),
    () => 'none',
  )
  if (found === wanted) return
  throw new MissingTool(
    `The picture shows Superset ${wanted} with questdb-connect, and "${environment}" has ${found}: make a virtual environment with the commands of ${PAGE}, and name its folder in SUPERSET_ENV.`,
  )
}

/** Starts a Superset with an empty database of its own, on a loopback port that was free. */
export async function startSuperset(environment: string): Promise<Superset> {
  const folder = await temporaryFolder()
  const config = join(folder, 'superset_config.py')
  // The API asks for a token of a form otherwise.
  await writeFile(config, "SECRET_KEY = 'only-for-pictures'\nWTF_CSRF_ENABLED = False\n")
  const program = `${environment}/bin/superset`
  const env = { ...process.env, FLASK_APP: 'superset', SUPERSET_CONFIG_PATH: config, SUPERSET_HOME: folder }
  const admin = Object.entries({ ...USER, firstname: 'Ada', lastname: 'Admin', email: 'admin@example.com' })
  for (const args of [
    ['db', 'upgrade'],
    ['fab', 'create-admin', ...admin.flatMap(([name, value]) => [`--${name}`, value])],
    ['init'],
  ])
    await execute(program, args, { env, cwd: folder, maxBuffer: Infinity })
  const port = await freePort()
  const log = openSync(join(folder, 'superset.log'), 'a')
  const child = spawn(program, ['run', '-p', String(port)], { env, cwd: folder, stdio: ['ignore', log, log] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + START_SECONDS * 1000; Date.now() < deadline; await wait(500)) {
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return { url, stop }
  }
  await stop()
  throw new Error(`Superset did not answer within ${START_SECONDS} s.`)
}
