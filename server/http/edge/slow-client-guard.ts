import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface SlowClientLimits {
  /** A connection that takes nothing of its answer for so long is dropped. */
  readonly stalledMs: number
  /** What may wait for the readers of all connections together; beyond it the slowest are dropped. */
  readonly unsentBytes: number
}

/** Why a connection is dropped: nothing was taken for too long, or too much waits for all readers together. */
export const DROP_REASONS = ['stalled', 'memory'] as const
export type DropReason = (typeof DROP_REASONS)[number]

export interface SlowClientWatch {
  readonly countDropped: (reason: DropReason) => void
  readonly setUnsent: (bytes: number) => void
}

const CHECKS_IN_A_LIMIT = 12
/** What can be added between two checks is little: whatever is not recorded is answered one a turn. */
const LONGEST_PAUSE_MS = 250

/** Who has just begun counts as one who took this in so long: more than who only pretends to read. */
const CREDIT = { bytes: 10_000, ms: 1000 }

/** A connection on which something waits for its reader. */
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
 * Drops connections on which nothing of an answer was taken for so long, and the slowest of all when together they make the
 * process hold too much. Node's own timeout of sockets can take twice its time, since it compares queues only when it fires.
 */
export function guardAgainstSlowClients(
  server: Server,
  { stalledMs, unsentBytes }: SlowClientLimits,
  { countDropped, setUnsent }: SlowClientWatch,
): void {
  const sockets = new Map<Socket, SlowReader | null>()
  const behind = trackPipelined(server)
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, null)
    socket.once('close', () => sockets.delete(socket))
  })

  function drop({ socket }: SlowReader, reason: DropReason): void {
    sockets.delete(socket)
    // Not closed but reset, so that the system too forgets what it holds for this reader.
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

/** How much was taken since the last look: whole writes, or a part of one large write, which only libuv knows. */
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

/** By what they took in the time that they had. Of two, who holds more. */
function slowestFirst(one: SlowReader, other: SlowReader, now: number): number {
  const rate = ({ taken, since }: SlowReader) => (taken + CREDIT.bytes) / (now - since + CREDIT.ms)
  return rate(one) - rate(other) || other.unsent - one.unsent
}

/** Answers to pipelined requests wait in memory until those ahead of them are sent, and no socket counts them. */
function trackPipelined(server: Server) {
  const pipelined = new WeakMap<Socket, Set<ServerResponse>>()
  server.on('request', ({ socket }, response) => {
    if (response.socket !== null) return
    const responses = pipelined.get(socket) ?? new Set()
    pipelined.set(socket, responses.add(response))
  })
  return {
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
