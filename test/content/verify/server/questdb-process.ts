import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/support/ports.ts'
import { openDatabase } from './database.ts'

/** A server on a root directory that its caller owns and deletes; the end of this process ends it. */
export type QuestdbProcess = Awaited<ReturnType<typeof spawnQuestdb>>

const START_SECONDS = 180
const STOP_SECONDS = 15

/** Starts a server on loopback ports that were free; `settings` are QDB_ variables that win over those of every test. */
export async function spawnQuestdb(jar: string, root: string, settings: NodeJS.ProcessEnv) {
  const [httpPort, pgPort, linePort] = [await freePort(), await freePort(), await freePort()]
  // As questdb.sh has it, crash files go beside the tables; and a server that lives for seconds is not worth optimizing.
  const crash = [`-XX:ErrorFile=${root}/db/hs_err_pid%p.log`, '-XX:-CreateCoredumpOnCrash']
  const options = ['-Xmx700m', ...crash, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
  const server = ['-p', jar, '-m', 'io.questdb/io.questdb.ServerMain', '-d', root]
  const child = spawn('java', [...options, ...server], {
    // A crash leaves its report here before the folder of the tables is there.
    cwd: root,
    env: { ...serverEnvironment({ httpPort, pgPort, linePort }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await once(child, 'spawn')
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals)[]) => {
    process.off('exit', kill)
    return code ?? signal ?? 0
  })
  /** Stops it as an operator does, or ends it without a chance to tidy up; harmless when repeated. */
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const timer = setTimeout(kill, STOP_SECONDS * 1000)
    child.kill(signal)
    await ended
    clearTimeout(timer)
  }
  const httpUrl = `http://127.0.0.1:${httpPort}`
  return {
    pid: child.pid ?? 0,
    httpUrl,
    httpPort,
    pgPort,
    database: openDatabase(httpUrl),
    end,
    /** The exit code, or the signal that ended it; everything that it printed is in its log by then. */
    ended,
    /** Everything that it printed so far. */
    log: () => log,
    /** Waits until it answers. Throws with the end of its log when it ends before, or takes too long. */
    async ready() {
      const deadline = Date.now() + START_SECONDS * 1000
      while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${httpUrl}/exec?query=SELECT%201`).catch(() => null)
        if (answer?.ok) return
        await wait(50)
      }
      await end()
      throw new Error(`QuestDB did not start:\n${log.trimEnd().split('\n').slice(-5).join('\n')}`)
    },
  }
}

function serverEnvironment(ports: Record<'httpPort' | 'pgPort' | 'linePort', number>): NodeJS.ProcessEnv {
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
