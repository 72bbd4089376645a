import { connect, type Socket } from 'node:net'

export const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

/** A connection to the loopback interface, open. */
export async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

/** Sends a string now and then, as long as the connection is open. */
function trickle(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 30)
  socket.on('close', () => clearInterval(timer))
}

/** The ways in which a connection can keep a request incomplete indefinitely. */
const HOLD_UPS: readonly ((socket: Socket) => void)[] = [
  () => {},
  (socket) => socket.write('G'),
  (socket) => socket.write(HEAD),
  (socket) => trickle(socket.setNoDelay(), socket.write(HEAD) ? 'X: a\r\n' : ''),
  (socket) => {
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n')
    trickle(socket, 'a')
  },
  (socket) => {
    socket.write(`${HEAD}\r\n`)
    socket.once('data', () => trickle(socket, 'G'))
  },
]

/** Opens so many connections, holds each up in one of the ways, and returns when the last of them is closed. */
export async function holdUp(port: number, count: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, () => connected(port)))
  await Promise.all(
    sockets.map((socket, index) => {
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.resume()
      HOLD_UPS[index % HOLD_UPS.length]?.(socket)
      return closed
    }),
  )
}
