import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { openLogDestination } from './log-destination.ts'

/**
 * The process's log, as JSON lines. Serving comes first: a closed or stalled pipe or a full disk delays no response,
 * and the lost lines are counted.
 */
export function createLog(level: Config['LOG_LEVEL']): Logger {
  const destination = openLogDestination((lines) => log.warn({ lines }, 'Log lines were lost'))
  const log: Logger = pino(
    { level, base: null, formatters: { level: (label) => ({ level: label }) } },
    destination,
  )
  return log
}
