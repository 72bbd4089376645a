import { createServer, type Server } from 'node:net'

/** Listens on a port of the loopback interface that the system chooses, and returns it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

/** A port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((closed) => server.close(closed))
  return port
}
