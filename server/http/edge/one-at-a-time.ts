import type { RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Requests of all connections that wait for an answer before theirs; each takes 5 kB. */
const MOST_WAITING = 10_000

/**
 * Answers the requests of a connection one after the other: the next one in a later turn than the end of the answer
 * before it. Until then, the connection is not read. A reader who sends requests without waiting for answers (RFC 9112,
 * section 9.3.2) so has no more turns than others, and no more than one answer in memory.
 * One read of Node's can be 1,800 requests: while too many of them wait, a connection that adds to them is closed.
 */
export function oneAtATime(listener: RequestListener): {
  readonly listener: RequestListener
  /** The response to the last request of a connection. */
  readonly lastOf: (socket: Duplex) => ServerResponse | undefined
} {
  const last = new WeakMap<Duplex, ServerResponse>()
  let waiting = 0
  return {
    lastOf: (socket) => last.get(socket),
    listener(request, response) {
      const { socket } = request
      if (socket.destroyed) return
      const before = last.get(socket)
      last.set(socket, response)
      if (!before || before.writableFinished) return listener(request, response)
      if (waiting >= MOST_WAITING) return socket.destroy()
      waiting++
      request.once('close', () => waiting--)
      // Node resumes the connection after each request, in a tick; a pause before that would be undone unseen.
      queueMicrotask(() => socket.pause())
      before.once('close', () =>
        setImmediate(() => {
          if (socket.destroyed) return
          if (last.get(socket) === response) socket.resume()
          listener(request, response)
        }),
      )
    },
  }
}
