import { type DestinationStream, pino } from 'pino'

/** Lines that may wait for who reads the log; what comes on top is lost. */
const MOST_WAITING_BYTES = 1024 * 1024
/** At an end of the process a pipe that nobody reads is tried so often, a tenth of a second apart. */
const LAST_TRIES = 3

/**
 * Standard output, written by another thread. `onLost` is told how many lines were lost, once lines are taken again.
 */
export function openLogDestination(onLost: (lines: number) => void): DestinationStream {
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
  // What the library flushes when the process ends, or is about to: it would try a full disk or a stalled pipe for ever.
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
  // To name a stream opens it, and a pipe that is open as a stream never makes a writer wait.
  process.stdout.on('error', ignore)
  process.stderr.on('error', ignore)
  return destination
}
