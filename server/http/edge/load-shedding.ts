import type { Server } from 'node:net'
import { createFairQueue } from './fair-queue.ts'

export interface Task {
  /** Whom it is for: readers with the same key share what is one reader's. */
  readonly key: string
  readonly run: () => void
  /** Called in place of `run` when it would come too late. */
  readonly refuse: () => void
}

/** Decides when a request may use the processor. */
export interface LoadShedding {
  /** Runs a task now, or in a later turn of the event loop. */
  admit(task: Task): void
  /** Resolves in a later turn of the same reader, for a task that takes several. */
  nextTurn(key: string): Promise<void>
  /** Lets the connections that wait at a server go before the tasks. */
  yieldTo(server: Pick<Server, 'on'>): void
}

const LONGEST_WAIT_MS = 1000
const MOST_WAITING = 1000
const LONGEST_PAUSE_MS = 50
const REFUSALS_A_TURN = 50

/**
 * One task a turn of the event loop: between two of them sockets are read, so that probes and recorded answers never
 * wait for more than one. Readers take turns, so that one who asks much waits for it alone. A turn accepts one connection
 * of those that wait (libuv, since 1.45), so while they come, turns go without a task: when 1,500 readers come at once,
 * the probe behind them would wait for as many tasks. Whoever has waited too long, or finds too many waiting, is turned
 * away, few in a turn: an answer is work too.
 */
export function createLoadShedding(longestWaitMs = LONGEST_WAIT_MS): LoadShedding {
  const waiting = createFairQueue<Omit<Task, 'key'>>(MOST_WAITING)
  const tooMany: Omit<Task, 'key'>[] = []
  let busy = false
  let accepted = false
  let lastRun = 0

  function turn(): void {
    const now = performance.now()
    const connectionsFirst = accepted && now - lastRun < LONGEST_PAUSE_MS
    accepted = false
    const mayRun = !connectionsFirst && refuseSome(now - longestWaitMs)
    const task = mayRun ? waiting.next() : undefined
    busy = task !== undefined || waiting.size > 0 || tooMany.length > 0
    if (busy) setImmediate(turn)
    if (!task) return
    lastRun = now
    task.run()
  }

  /** False when some that have waited too long may be left for the next turns. */
  function refuseSome(oldest: number): boolean {
    for (let refused = 0; refused < REFUSALS_A_TURN; refused++) {
      const next = tooMany.shift() ?? waiting.takeLate(oldest)
      if (!next) return true
      next.refuse()
    }
    return false
  }

  function start(): void {
    if (busy) return
    busy = true
    setImmediate(turn)
  }

  return {
    admit(task) {
      if (!busy) {
        start()
        lastRun = performance.now()
        return task.run()
      }
      const leaving = waiting.add(task.key, task, performance.now())
      if (!leaving) return
      if (tooMany.length < MOST_WAITING) tooMany.push(leaving)
      else leaving.refuse()
    },
    nextTurn(key) {
      // What was begun is not turned away.
      const next = new Promise<void>((run) => waiting.addNext(key, { run, refuse: run }))
      start()
      return next
    },
    yieldTo(server) {
      server.on('connection', () => {
        accepted = true
      })
    },
  }
}
