import { once } from 'node:events'
import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOPBACK = '127.0.0.1'

/**
 * Renders a page before a reader asks: the first render of a process compiles code for the next ones, and takes about ten
 * times as long (46 ms against 4 on two cores), in one turn of the event loop. Rejects if there is no answer.
 */
export async function warmUp(app: RequestListener, path: string): Promise<void> {
  const server = createServer(app)
  // By number, since a container may not be able to resolve the name.
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const [response] = await once(get({ host: LOOPBACK, port, path, agent: false }), 'response')
    response.resume()
    await once(response, 'end')
  } finally {
    server.close()
  }
}
