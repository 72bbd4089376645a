import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { openLogDestination } from './log-destination.ts'

/**
 * The process's log, as JSON lines. It is worth less than the site: a closed or stalled pipe or a full disk behind it
 * stops no answer, and the lines that it costs are counted.
 */
export function createLog(level: Config['LOG_LEVEL']): Logger {
  const destination = openLogDestination((lines) => log.warn({ lines }, 'Lines of the log were lost'))
  const log: Logger = pino(
    { level, base: null, formatters: { level: (label) => ({ level: label }) } },
    destination,
  )
  return log
}
