import type { WriteStream } from 'node:tty'
import type { Logger } from 'pino'

const BAR_WIDTH = 30

/** Reports long steps of a start: as a bar on a terminal, else as a log line. */
export function createProgress(
  log: Pick<Logger, 'info'>,
  terminal: Pick<WriteStream, 'isTTY' | 'write'>,
): (doing: string, done: number, all: number) => void {
  return (doing, done, all) => {
    if (terminal.isTTY) {
      const filled = Math.round((done / all) * BAR_WIDTH)
      const bar = `${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}`
      terminal.write(`\r${doing} [${bar}] ${done} of ${all}${done === all ? '\n' : ''}`)
    } else if (done === 0) log.info({ all }, `${doing}; later starts reuse the result`)
  }
}
