import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Lines that may wait for a disk that is full; what comes on top is lost. */
const MOST_WAITING_BYTES = 1024 * 1024

/**
 * The process's log, as JSON lines. It is worth less than the site: a closed pipe or a full disk behind it stops no
 * answer.
 */
export function createLog(level: Config['LOG_LEVEL']): Logger {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES })
  const ignore = () => {}
  destination.on('error', ignore)
  process.stdout.on('error', ignore)
  process.stderr.on('error', ignore)
  return pino({ level, base: null }, destination)
}

/** Warns of one thing, the first time. */
export function warnOnce(log: Logger): (message: string) => void {
  let warned = false
  return (message) => {
    if (!warned) log.warn(message)
    warned = true
  }
}
