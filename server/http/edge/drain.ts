import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'

/**
 * The number of connections that may wait to be accepted. Beyond it, Linux drops the first packet, which the client sends
 * again after a second: with Node's default of 511, probes waited that long whenever many readers came together. Linux
 * caps the number at net.core.somaxconn, 4096 by default.
 */
const BACKLOG = 4096

export type Drain = ReturnType<typeof createDrain>

/**
 * On SIGTERM, and when its terminal is closed (SIGHUP), the process reports that it is not ready and keeps serving, so
 * that a proxy can move on without losing a request; after half of the seconds it accepts no new connections and finishes
 * the requests in progress. On SIGINT a developer is waiting, so it accepts nothing new from the start. Connections still
 * open after `seconds` are closed, and the process exits with 0; if it does not listen yet, it exits immediately.
 */
export function createDrain({ seconds, log }: { readonly seconds: number; readonly log: Logger }) {
  const servers: Server[] = []
  let draining = false

  async function stop(noticeSeconds: number): Promise<void> {
    if (draining) return
    draining = true
    if (servers.length === 0) return end()
    setTimeout(seconds * 1000).then(() => servers.forEach((server) => void server.closeAllConnections()))
    await setTimeout(noticeSeconds * 1000)
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
    end()
  }

  function end(): void {
    log.info('Stopped')
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(seconds / 2))
  process.on('SIGINT', () => stop(0))

  return {
    /** True from the moment that the process is asked to stop. */
    get draining() {
      return draining
    },
    /** Listens, and closes the server once the process is asked to stop. */
    async listen(server: Server, port: number, host: string) {
      // Rejects on an error.
      await once(server.listen({ port, host, backlog: BACKLOG }), 'listening')
      servers.push(server)
    },
  }
}
