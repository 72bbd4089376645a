import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeReplica {
  readonly port: number
  /** Requests, without the probes. */
  readonly asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[]
  /** The status of its answers, or that it never answers. Probes are answered as those of a healthy replica. */
  mode: number | 'hang'
  close(): void
}

/** The name that it gives to requests that come without one. */
export const NAMED_BY_REPLICA = 'named-by-the-replica'

/** Stands for a replica where only what the proxy does is looked at; says in its answer how the request is named. */
export async function startFakeReplica(): Promise<FakeReplica> {
  const server = createServer((request, response) => {
    request.resume()
    const { method, url, headers } = request
    if (url === '/readyz') {
      response.end()
      return
    }
    replica.asked.push({ method, url, headers })
    if (replica.mode === 'hang') return
    response.setHeader('X-Request-Id', headers['x-request-id'] ?? NAMED_BY_REPLICA)
    response.writeHead(replica.mode).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const replica: FakeReplica = {
    port: (server.address() as AddressInfo).port,
    asked: [],
    mode: 200,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return replica
}
