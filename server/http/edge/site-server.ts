import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { guardAgainstSlowClients, type SlowClientLimits, type SlowClientWatch } from './slow-client-guard.ts'

export interface Limits extends SlowClientLimits {
  /** From a connection's or a request's first byte to the end of its headers. */
  readonly headersMs: number
  readonly requestMs: number
  readonly keepAliveMs: number
  /** How often the two first are looked at. */
  readonly checkMs: number
}

export const LIMITS: Limits = {
  headersMs: 8_000,
  requestMs: 10_000,
  keepAliveMs: 75_000,
  stalledMs: 60_000,
  // Under the highest rate the process takes 500 MB; with this it stays below 700.
  unsentBytes: 128 * 1024 * 1024,
  checkMs: 1_000,
}

const MAX_HEADER_BYTES = 16 * 1024

/** How the parser's complaints are answered; everything else is a bad request. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

export interface ServerWatch extends SlowClientWatch {
  /** Told the status of what never became a request. */
  readonly countMalformed: (status: number) => void
}

/** A server that no reader can hold up. */
export function createSiteServer(listener: RequestListener, watch: ServerWatch, limits = LIMITS): Server {
  const { countMalformed } = watch
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    listener,
  )
  // The listener knows what to expect; by itself the server would ask for every body.
  server.on('checkContinue', listener)
  server.on('checkExpectation', listener)
  guardAgainstSlowClients(server, limits, watch)
  const unfinished = trackBodies(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A reader who went away is no mistake, and what was answered is not answered twice.
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    if (unfinished.get(socket)?.headersSent) return socket.destroySoon()
    const status = STATUS_OF[error.code ?? ''] ?? 400
    countMalformed(status)
    refuse(socket, status)
  })
  server.on('connect', (_request, socket) => {
    countMalformed(405)
    refuse(socket, 405, 'Allow: GET, HEAD, OPTIONS\r\n')
  })
  return server
}

/** The answers to requests whose body has not come to its end. */
function trackBodies(server: Server): WeakMap<Duplex, ServerResponse> {
  const unfinished = new WeakMap<Duplex, ServerResponse>()
  const track: RequestListener = (request, response) => {
    const { headers, socket } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    unfinished.set(socket, response)
    request.once('close', () => unfinished.delete(socket))
  }
  server.on('request', track)
  server.on('checkContinue', track)
  return unfinished
}

function refuse(socket: Duplex, status: number, headers = ''): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
