import type { Server } from 'node:http'
import type { Logger } from 'pino'

export interface Drain {
  /** True from the moment that the process was asked to stop. */
  readonly draining: boolean
  /** Listens, and closes the server when the process is asked to stop. */
  listen(server: Server, port: number, host: string): Promise<void>
}

/**
 * On SIGTERM and SIGINT: no new connections, the requests under way end, exit 0. What is still open after `seconds` is
 * cut off.
 */
export function createDrain({ seconds, log }: { seconds: number; log: Logger }): Drain {
  const servers: Server[] = []
  let draining = false

  async function stop(): Promise<void> {
    if (draining) return
    draining = true
    const deadline = setTimeout(() => {
      for (const server of servers) server.closeAllConnections()
    }, seconds * 1000)
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
    clearTimeout(deadline)
    log.info('Stopped')
    process.exit(0)
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  return {
    get draining() {
      return draining
    },
    async listen(server, port, host) {
      await new Promise<void>((listening, failed) => {
        server.once('error', failed)
        server.listen(port, host, listening)
      })
      servers.push(server)
    },
  }
}
