import { connect, createServer, type Server } from 'node:net'

/** The first byte of a TLS handshake. */
const HANDSHAKE = 0x16

/** Hands what comes to one port on to a proxy's port with or without TLS, for programs that ask a host on one port only. */
export async function startBothSchemes(
  port: number,
  ports: { https: number; http: number },
): Promise<Server> {
  const server = createServer((reader) => {
    reader.once('data', (first) => {
      const onward = connect(first[0] === HANDSHAKE ? ports.https : ports.http, '127.0.0.1')
      onward.write(first)
      reader.pipe(onward).pipe(reader)
      for (const socket of [reader, onward]) {
        socket.on('error', () => {
          reader.destroy()
          onward.destroy()
        })
      }
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return server
}
