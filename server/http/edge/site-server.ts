import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { guardAgainstSlowClients, type SlowClientLimits, type SlowClientWatch } from './slow-client-guard.ts'

export interface Limits extends SlowClientLimits {
  /** The time from the first byte of a connection or request to the end of its headers. */
  readonly headersMs: number
  readonly requestMs: number
  readonly keepAliveMs: number
  /** How often the first two are checked. */
  readonly checkMs: number
}

export const LIMITS: Limits = {
  headersMs: 8_000,
  requestMs: 10_000,
  keepAliveMs: 75_000,
  stalledMs: 60_000,
  // Under the highest rate the process uses 500 MB; with this limit it stays below 700.
  unsentBytes: 128 * 1024 * 1024,
  checkMs: 1_000,
}

const MAX_HEADER_BYTES = 16 * 1024

/** The status for each parser error; all others are bad requests. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

export interface ServerWatch extends SlowClientWatch {
  /** Called with the status of what never became a request. */
  readonly countMalformed: (status: number) => void
}

/** Creates a server that no reader can block. */
export function createSiteServer(listener: RequestListener, watch: ServerWatch, limits = LIMITS): Server {
  const { countMalformed } = watch
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  })
  const trackPipelined = guardAgainstSlowClients(server, limits, watch)
  const { unfinished, trackBody } = trackBodies()
  // One listener: for several, Node copies their list for each request.
  const onRequest: RequestListener = (request, response) => {
    trackPipelined(request, response)
    trackBody(request, response)
    listener(request, response)
  }
  server.on('request', onRequest)
  // The listener checks `Expect`; by default, the server would ask for every body.
  server.on('checkContinue', onRequest)
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A reader who disconnected is not an error, and a request is never answered twice.
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

/** The responses to requests whose body has not ended. */
function trackBodies() {
  const unfinished = new WeakMap<Duplex, ServerResponse>()
  const trackBody: RequestListener = (request, response) => {
    const { headers, socket } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    unfinished.set(socket, response)
    request.once('close', () => unfinished.delete(socket))
  }
  return { unfinished, trackBody }
}

function refuse(socket: Duplex, status: number, headers = ''): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
