import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'

/** A server on a root directory that its caller owns and deletes. */
export interface QuestdbProcess {
  readonly pid: number
  readonly httpUrl: string
  readonly httpPort: number
  readonly pgPort: number
  /** Waits until it answers; false when it ended before, or took too long. */
  isReady(): Promise<boolean>
  /** The exit code, or the signal that ended it; everything that it printed is in its log by then. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Stops it as an operator does, or ends it without a chance to tidy up; harmless when repeated. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export interface ProcessOptions {
  /** The file that what it prints is added to. */
  readonly log: string
  /** Of Java, such as 700m. */
  readonly heap: string
  /** QDB_ variables, which win over those of every test. */
  readonly settings: NodeJS.ProcessEnv
}

export const START_SECONDS = 60
const STOP_SECONDS = 15

/** Starts a server on loopback ports that were free. */
export async function spawnQuestdb(
  jar: string,
  root: string,
  { log, heap, settings }: ProcessOptions,
): Promise<QuestdbProcess> {
  const [httpPort, pgPort, linePort] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(
    'java',
    [`-Xmx${heap}`, '-p', jar, '-m', 'io.questdb/io.questdb.ServerMain', '-d', root],
    {
      env: { ...serverEnvironment({ httpPort, pgPort, linePort }), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl+C goes to the whole foreground group: the verifier stops the database itself, after its own work.
      detached: true,
    },
  )
  await once(child, 'spawn')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const output = createWriteStream(log, { flags: 'a' })
  // Neither may end the file while the other still writes; both are read to their ends before "close".
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  const ended = once(child, 'close').then(async ([code, signal]: (number | NodeJS.Signals)[]) => {
    process.off('exit', kill)
    output.end()
    await once(output, 'close')
    return code ?? signal ?? 0
  })
  const httpUrl = `http://127.0.0.1:${httpPort}`
  return {
    pid: child.pid ?? 0,
    httpUrl,
    httpPort,
    pgPort,
    ended,
    isReady: () => isReady(child, httpUrl),
    async end(signal = 'SIGTERM') {
      const timer = setTimeout(kill, STOP_SECONDS * 1000)
      child.kill(signal)
      await ended
      clearTimeout(timer)
    },
  }
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

async function isReady(child: ChildProcess, httpUrl: string): Promise<boolean> {
  const deadline = Date.now() + START_SECONDS * 1000
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${httpUrl}/exec?query=SELECT%201`).catch(() => null)
    if (answer?.ok) return true
    await wait(50)
  }
  return false
}
