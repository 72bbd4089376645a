import type { Logger } from 'pino'

/**
 * What nobody caught stands in the log as any other line, and ends the process with 1: whoever runs it starts it anew.
 * A process that goes on after such a failure may hold half of anything.
 */
export function exitOnUncaught(log: Logger): void {
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'A failure that nobody expected: the process ends')
    process.exit(1)
  })
}
