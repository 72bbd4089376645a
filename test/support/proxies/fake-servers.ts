import { createServer, type IncomingMessage } from 'node:http'
import { listen } from '../ports.ts'

export interface FakeReplica {
  readonly port: number
  /** Requests, without the probes. */
  readonly asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[]
  /** The status of its answer to an address; null for none ever. Probes are answered as those of a healthy replica. */
  statusOf: (url: string) => number | null
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
    const status = replica.statusOf(url ?? '')
    if (status === null) return
    response.setHeader('X-Request-Id', headers['x-request-id'] ?? NAMED_BY_REPLICA)
    response.writeHead(status).end()
  })
  const replica: FakeReplica = {
    port: await listen(server),
    asked: [],
    statusOf: () => 200,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return replica
}

export interface Website {
  readonly port: number
  close(): void
}

/** The other site of a host: answers each request with its own path. */
export async function startWebsite(): Promise<Website> {
  const server = createServer((request, response) => response.end(`website ${request.url}`))
  return {
    port: await listen(server),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
