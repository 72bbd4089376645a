import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface SlowClientLimits {
  /** A connection that takes nothing of its response for this long is dropped. */
  readonly stalledMs: number
  /** How much may wait for all readers together; beyond it, the slowest are dropped. */
  readonly unsentBytes: number
}

/** Why a connection is dropped: it took nothing for too long, or too much waits for all readers together. */
export const DROP_REASONS = ['stalled', 'memory'] as const
export type DropReason = (typeof DROP_REASONS)[number]

export interface SlowClientWatch {
  readonly countDropped: (reason: DropReason) => void
  readonly setUnsent: (bytes: number) => void
}

const CHECKS_IN_A_LIMIT = 12
/** Little can be added between two checks, since responses that are not recorded are made one per turn. */
const LONGEST_PAUSE_MS = 250

/** A new connection starts with this credit: more than a client earns that only pretends to read. */
const CREDIT = { bytes: 10_000, ms: 1000 }

/** A connection with bytes waiting for its reader. */
interface SlowReader {
  readonly socket: Socket
  readonly since: number
  unsent: number
  completed: number
  queued: number
  taken: number
  lastTaken: number
}

/**
 * Drops connections whose reader takes nothing of a response for too long, and the slowest ones if the process holds
 * too much for all of them together. Node's own socket timeout can take twice its time, since it compares queues only
 * when it fires. Returns what must be told of each request.
 */
export function guardAgainstSlowClients(
  server: Server,
  { stalledMs, unsentBytes }: SlowClientLimits,
  { countDropped, setUnsent }: SlowClientWatch,
): RequestListener {
  const sockets = new Map<Socket, SlowReader | null>()
  const behind = trackPipelined()
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, null)
    socket.once('close', () => sockets.delete(socket))
  })

  function drop({ socket }: SlowReader, reason: DropReason): void {
    sockets.delete(socket)
    // Resets instead of closing, so that the system also drops what it holds for this reader.
    socket.resetAndDestroy()
    countDropped(reason)
  }

  function check(): void {
    const now = performance.now()
    const slow: SlowReader[] = []
    let unsent = 0
    for (const [socket, known] of sockets) {
      const held = socket.writableLength + behind.bytesOf(socket)
      const reader = held === 0 ? null : measure(known ?? firstSeen(socket, now), held, now)
      sockets.set(socket, reader)
      if (!reader) continue
      if (now - reader.lastTaken >= stalledMs) drop(reader, 'stalled')
      else {
        slow.push(reader)
        unsent += held
      }
    }
    if (unsent > unsentBytes) {
      for (const reader of slow.sort((one, other) => slowestFirst(one, other, now))) {
        if (unsent <= unsentBytes) break
        unsent -= reader.unsent
        drop(reader, 'memory')
      }
    }
    setUnsent(unsent)
  }

  const timer = setInterval(check, Math.min(LONGEST_PAUSE_MS, stalledMs / CHECKS_IN_A_LIMIT))
  timer.unref()
  server.once('close', () => clearInterval(timer))
  return behind.track
}

const firstSeen = (socket: Socket, now: number): SlowReader => ({
  socket,
  since: now,
  unsent: 0,
  completed: completedBytes(socket),
  queued: queuedBytes(socket),
  taken: 0,
  lastTaken: now,
})

/** How much the reader took since the last check: whole writes, or a part of one large write, which only libuv knows. */
function measure(reader: SlowReader, held: number, now: number): SlowReader {
  const [completed, queued] = [completedBytes(reader.socket), queuedBytes(reader.socket)]
  const taken = Math.max(0, completed - reader.completed, reader.queued - queued)
  reader.unsent = held
  reader.completed = completed
  reader.queued = queued
  reader.taken += taken
  if (taken > 0) reader.lastTaken = now
  return reader
}

const completedBytes = (socket: Socket): number => socket.bytesWritten - socket.writableLength

function queuedBytes(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? 0
}

/** Sorts by bytes taken per time, then by bytes held. */
function slowestFirst(one: SlowReader, other: SlowReader, now: number): number {
  const rate = ({ taken, since }: SlowReader) => (taken + CREDIT.bytes) / (now - since + CREDIT.ms)
  return rate(one) - rate(other) || other.unsent - one.unsent
}

/** Counts responses to pipelined requests: they wait in memory until earlier ones are sent, and no socket counts them. */
function trackPipelined() {
  const pipelined = new WeakMap<Socket, Set<ServerResponse>>()
  return {
    track({ socket }: IncomingMessage, response: ServerResponse): void {
      if (response.socket !== null) return
      const responses = pipelined.get(socket) ?? new Set()
      pipelined.set(socket, responses.add(response))
    },
    bytesOf(socket: Socket): number {
      let bytes = 0
      const responses = pipelined.get(socket)
      for (const response of responses ?? []) {
        if (response.socket === null && !response.writableFinished) bytes += response.writableLength
        else responses?.delete(response)
      }
      return bytes
    },
  }
}
