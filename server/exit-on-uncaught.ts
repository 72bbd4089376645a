import type { Logger } from 'pino'

/**
 * Logs an uncaught error as one line and exits with 1, so that the supervisor starts the process again. A process that
 * continued could be left in a half-changed state.
 */
export function exitOnUncaught(log: Logger): void {
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'Uncaught error: the process exits')
    process.exit(1)
  })
}
