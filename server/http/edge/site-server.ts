import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const LIMITS = {
  /** From the first byte of a connection or request to the end of its headers. */
  headersTimeout: 8_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 75_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8 * 1024,
}

/** A connection that takes nothing of its response for this long is dropped; Node needs up to twice the time. */
export const STALLED_MS = 60_000
/** Connections beyond these are closed at once: each takes some 10 kB, and a file descriptor. */
const MOST_CONNECTIONS = 10_000

/** The status for each parser error; all others are bad requests. */
const STATUS_OF = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

interface SiteServerOptions {
  readonly listener: RequestListener
  /** Counts what never becomes a request. */
  readonly countMalformed: (status: number) => void
  /** Sent with every answer, those to what is no request included. */
  readonly headers: Readonly<Record<string, string>>
  readonly limits?: typeof LIMITS
  readonly stalledMs?: number
}

/** Creates a server that no reader can block. */
export function createSiteServer({
  listener,
  countMalformed,
  headers,
  limits = LIMITS,
  stalledMs = STALLED_MS,
}: SiteServerOptions): Server {
  const { listener: onRequest, lastOf } = oneAtATime(listener)
  const lines = Object.entries({ ...headers, 'cache-control': CACHE_CONTROL.none, 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

  function refuse(socket: Duplex, status: number, allow = ''): void {
    countMalformed(status)
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\n${lines}\r\n`,
      () => socket.destroy(),
    )
  }

  // Without joining, the second Host of a request would be lost before it could be refused.
  const server = createServer({ ...limits, joinDuplicateHeaders: true }, onRequest)
  server.timeout = stalledMs
  server.maxConnections = MOST_CONNECTIONS
  server.on('timeout', (socket: Socket) => {
    // Resets instead of closing, so that the system also drops what it holds for this reader.
    socket.resetAndDestroy()
  })
  // The listener checks `Expect`; by default, the server would ask for every body.
  server.on('checkContinue', onRequest)
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A reader who disconnected is not an error, and a request is never answered twice.
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const last = lastOf(socket)
    if (last?.headersSent && !last.req.complete) return socket.destroySoon()
    refuse(socket, STATUS_OF.get(error.code ?? '') ?? 400)
  })
  server.on('connect', (_request, socket) => refuse(socket, 405, 'Allow: GET, HEAD, OPTIONS\r\n'))
  return server
}
