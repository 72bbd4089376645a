import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const CHECKS_IN_A_LIMIT = 12

interface Stall {
  readonly unsent: number
  readonly since: number
}

/**
 * Drops connections on which nothing of an answer was taken for so long. Node's own timeout of sockets can take twice its
 * time, since it compares queues only when it fires.
 */
export function dropStalled(server: Server, limitMs: number): void {
  const sockets = new Map<Socket, Stall | null>()
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, null)
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, stall] of sockets) {
      const unsent = unsentBytes(socket)
      if (unsent === 0) sockets.set(socket, null)
      else if (unsent !== stall?.unsent) sockets.set(socket, { unsent, since: now })
      else if (now - stall.since >= limitMs) socket.destroy()
    }
  }, limitMs / CHECKS_IN_A_LIMIT)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** What this process still holds: in the stream, and handed to libuv, whose part shrinks while one large write goes out. */
function unsentBytes(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null }
  return socket.writableLength + (handle?.writeQueueSize ?? 0)
}
