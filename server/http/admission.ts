import type { Server } from 'node:net'

interface Task {
  readonly run: () => void
  /** Called in place of `run` when it would come too late. */
  readonly refuse: () => void
}

/** Decides when a request may use the processor. */
export interface Admission {
  /** Runs a task now, or in a later turn of the event loop. */
  admit(task: Task): void
  /** Lets the connections that wait at a server go before the tasks. */
  favour(server: Pick<Server, 'on'>): void
}

const LONGEST_WAIT_MS = 1000
const MOST_WAITING = 1000
const LONGEST_PAUSE_MS = 50
const REFUSALS_A_TURN = 50

/**
 * One task a turn of the event loop: between two of them sockets are read, so that probes and recorded answers never
 * wait for more than one. A turn accepts one connection of those that wait (libuv, since 1.45), so while they come, turns
 * go without a task: when 1,500 readers come at once, the probe behind them would wait for as many tasks. Whoever has
 * waited too long, or finds too many waiting, is turned away, few in a turn: an answer is work too.
 */
export function createAdmission(longestWaitMs = LONGEST_WAIT_MS): Admission {
  const waiting: (Task & { readonly since: number })[] = []
  const tooMany: Task[] = []
  let busy = false
  let accepted = false
  let lastRun = 0

  function turn(): void {
    const now = performance.now()
    const connectionsFirst = accepted && now - lastRun < LONGEST_PAUSE_MS
    accepted = false
    const mayRun = !connectionsFirst && refuseSome(now - longestWaitMs)
    const task = mayRun ? waiting.shift() : undefined
    busy = task !== undefined || waiting.length > 0 || tooMany.length > 0
    if (busy) setImmediate(turn)
    if (!task) return
    lastRun = now
    task.run()
  }

  /** False when some that have waited too long are left for the next turns. */
  function refuseSome(oldest: number): boolean {
    for (let refused = 0; refused < REFUSALS_A_TURN; refused++) {
      const next = tooMany.shift() ?? (isLate(oldest) ? waiting.shift() : undefined)
      if (!next) return true
      next.refuse()
    }
    return !isLate(oldest)
  }

  const isLate = (oldest: number): boolean => waiting[0] !== undefined && waiting[0].since < oldest

  return {
    admit(task) {
      if (!busy) {
        busy = true
        setImmediate(turn)
        lastRun = performance.now()
        task.run()
      } else if (waiting.length < MOST_WAITING) waiting.push({ ...task, since: performance.now() })
      else if (tooMany.length < MOST_WAITING) tooMany.push(task)
      else task.refuse()
    },
    favour(server) {
      server.on('connection', () => {
        accepted = true
      })
    },
  }
}
