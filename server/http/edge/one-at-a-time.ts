import type { RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Answers the requests of a connection one after the other: the next one in a later turn than the end of the answer
 * before it. Until then, the connection is not read. A reader who sends requests without waiting for answers (RFC 9112,
 * section 9.3.2) so has no more turns than others, and no more than one answer in memory.
 */
export function oneAtATime(listener: RequestListener): {
  readonly listener: RequestListener
  /** The response to the last request of a connection. */
  readonly lastOf: (socket: Duplex) => ServerResponse | undefined
} {
  const last = new WeakMap<Duplex, ServerResponse>()
  return {
    lastOf: (socket) => last.get(socket),
    listener(request, response) {
      const { socket } = request
      const before = last.get(socket)
      last.set(socket, response)
      if (!before || before.writableFinished) return listener(request, response)
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
