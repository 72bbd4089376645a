import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** How much of the log may wait for its consumer; lines beyond that are lost. */
const MOST_WAITING_BYTES = 1024 * 1024
/** How often a stalled pipe is tried when the process ends, a tenth of a second apart. */
const LAST_TRIES = 3

/**
 * The process's log, as JSON lines. Serving comes first: a closed or stalled pipe or a full disk delays no response,
 * and the lost lines are counted.
 */
export function createLog(level: Config['LOG_LEVEL']): Logger {
  const destination = openDestination((lines) => log.warn({ lines }, 'Log lines were lost'))
  const log: Logger = pino(
    { level, base: null, formatters: { level: (label) => ({ level: label }) } },
    destination,
  )
  return log
}
/**
 * Standard output, written by another thread. Once lines are accepted again, calls `onLost` with the number of lost
 * lines.
 */
function openDestination(onLost: (lines: number) => void): DestinationStream {
  let [lost, fails] = [0, false]
  let tries = Number.POSITIVE_INFINITY
  const destination = pino.destination({
    dest: 1,
    sync: false,
    maxLength: MOST_WAITING_BYTES,
    retryEAGAIN: () => --tries > 0,
  })
  destination.on('drop', () => lost++)
  destination.on('error', () => (fails = true))
  destination.on('write', () => (fails = false))
  destination.on('drain', () => {
    const lines = lost
    lost = 0
    if (lines > 0) onLost(lines)
  })

  const { flushSync } = destination
  // The library calls this when the process ends; its own version would retry a full disk or a stalled pipe forever.
  destination.flushSync = () => {
    if (fails) return
    tries = LAST_TRIES
    try {
      flushSync.call(destination)
    } catch {
      fails = true
    } finally {
      tries = Number.POSITIVE_INFINITY
    }
  }

  const ignore = () => {}
  // Accessing `process.stdout` opens it as a stream, and a pipe that is open as a stream never blocks a writer.
  process.stdout.on('error', ignore)
  process.stderr.on('error', ignore)
  return destination
}
