import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Website {
  readonly port: number
  close(): void
}

/** The other site of a host: answers each request with its own path. */
export async function startWebsite(): Promise<Website> {
  const server = createServer((request, response) => response.end(`website ${request.url}`))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
