import type { Server } from 'node:http'
import type { Logger } from 'pino'

/**
 * Connections that may wait to be accepted. Beyond them Linux drops the first packet, which is sent again after a second:
 * with Node's 511 a probe waited so long whenever many readers came at once. Linux itself stops at net.core.somaxconn,
 * 4096 by default.
 */
const BACKLOG = 4096

export interface Drain {
  /** True from the moment that the process was asked to stop. */
  readonly draining: boolean
  /** Listens, and closes the server when the process is asked to stop. */
  listen(server: Server, port: number, host: string): Promise<void>
}

interface DrainOptions {
  readonly seconds: number
  readonly log: Logger
  /** Called when everything has ended. */
  readonly exit?: () => void
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * On SIGTERM the process says that it is not ready and serves on, so that a proxy can turn away without losing a request;
 * after half of the seconds it takes no new connections, and what is under way ends. On SIGINT somebody waits: nothing
 * new is taken from the start. What is open after `seconds` is cut off, and the process exits with 0; so it does at once
 * when it does not listen yet.
 */
export function createDrain({ seconds, log, exit = () => process.exit(0) }: DrainOptions): Drain {
  const servers: Server[] = []
  let draining = false

  async function stop(noticeSeconds: number): Promise<void> {
    if (draining) return
    draining = true
    if (servers.length === 0) return end()
    setTimeout(() => {
      for (const server of servers) server.closeAllConnections()
    }, seconds * 1000)
    await pause(noticeSeconds)
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
    end()
  }

  function end(): void {
    log.info('Stopped')
    exit()
  }

  process.on('SIGTERM', () => stop(seconds / 2))
  process.on('SIGINT', () => stop(0))

  return {
    get draining() {
      return draining
    },
    async listen(server, port, host) {
      await new Promise<void>((listening, failed) => {
        server.once('error', failed)
        server.listen({ port, host, backlog: BACKLOG }, listening)
      })
      servers.push(server)
    },
  }
}
