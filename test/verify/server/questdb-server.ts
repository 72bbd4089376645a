import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '#build/paths.ts'
import { freePort } from '#test/support/free-port.ts'

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
const START_SECONDS = 60
const STOP_SECONDS = 15
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
  const folder = await mkdtemp(join(tmpdir(), 'questdb-verify-'))
  await cp(IMPORT_FOLDER, join(folder, 'import'), { recursive: true })
  for (const alias of VOLUMES) await mkdir(join(folder, 'volumes', alias), { recursive: true })
  const [httpPort, pgPort, linePort] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(
    'java',
    ['-Xmx700m', '-p', jar, '-m', 'io.questdb/io.questdb.ServerMain', '-d', folder],
    {
      env: { ...serverEnvironment({ httpPort, pgPort, linePort }), ...volumes(folder), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl+C goes to the whole foreground group: the verifier stops the database itself, after its own work.
      detached: true,
    },
  )
  const log = join(folder, 'server.log')
  const output = createWriteStream(log)
  // Neither may end the file while the other still writes; both are read to their ends before "close".
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  child.once('close', () => output.end())
  const stop = createStop(child, folder)
  onSpawn(stop)
  const httpUrl = `http://127.0.0.1:${httpPort}`
  if (await isReady(child, httpUrl)) return { jar, httpUrl, httpPort, pgPort, stop }
  const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-5).join('\n')
  await stop()
  throw new Error(`QuestDB did not answer within ${START_SECONDS} s. The end of its log:\n${tail}`)
}

function serverEnvironment(ports: { httpPort: number; pgPort: number; linePort: number }): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('QDB_'))
  return {
    ...Object.fromEntries(inherited),
    QDB_HTTP_NET_BIND_TO: `127.0.0.1:${ports.httpPort}`,
    QDB_PG_NET_BIND_TO: `127.0.0.1:${ports.pgPort}`,
    QDB_LINE_TCP_NET_BIND_TO: `127.0.0.1:${ports.linePort}`,
    QDB_HTTP_MIN_ENABLED: 'false',
    QDB_LINE_UDP_ENABLED: 'false',
    QDB_TELEMETRY_ENABLED: 'false',
    // Query plans name the number of workers, which follows the machine's cores otherwise.
    QDB_SHARED_WORKER_COUNT: '2',
  }
}

const volumes = (folder: string): NodeJS.ProcessEnv => ({
  QDB_CAIRO_VOLUMES: VOLUMES.map((alias) => `${alias} -> ${join(folder, 'volumes', alias)}`).join(', '),
})

async function isReady(child: ChildProcess, httpUrl: string): Promise<boolean> {
  const deadline = Date.now() + START_SECONDS * 1000
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${httpUrl}/exec?query=SELECT%201`).catch(() => null)
    if (answer?.ok) return true
    await wait(50)
  }
  return false
}

function createStop(child: ChildProcess, folder: string): () => Promise<void> {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let stopping: Promise<void> | undefined
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const timer = setTimeout(kill, STOP_SECONDS * 1000)
      child.kill('SIGTERM')
      await once(child, 'exit')
      clearTimeout(timer)
    }
    process.off('exit', kill)
    await rm(folder, { recursive: true, force: true })
  }
  return () => {
    stopping ??= stop()
    return stopping
  }
}
