import type { Server } from 'node:net'
import { createFairQueue } from './fair-queue.ts'

export interface Task {
  /** The reader's key; requests with the same key share one reader's turns. */
  readonly key: string
  readonly run: () => void
  /** Called instead of `run` if the task would run too late. */
  readonly refuse: () => void
}

/** Decides when a request may use the processor. */
export interface LoadShedding {
  /** Runs a task now, or in a later turn of the event loop. */
  admit(task: Task): void
  /** Resolves in a later turn of the same reader, for a task that takes several turns. */
  nextTurn(key: string): Promise<void>
  /** Accepts a server's waiting connections before running tasks. */
  yieldTo(server: Pick<Server, 'on'>): void
}

const MOST_WAITING = 1000
const LONGEST_PAUSE_MS = 50
const REFUSALS_A_TURN = 50

/**
 * Runs one task per turn of the event loop. Between tasks, sockets are read, so probes and recorded answers never wait
 * for more than one task. Readers take turns, so a reader with many requests delays only their own. A turn accepts one
 * waiting connection (libuv, since 1.45), so while connections arrive, turns run no task: when 1,500 readers arrive
 * together, a probe after them would wait for as many tasks. Requests that have waited too long, or that find too many
 * others waiting, are refused, a few per turn, since a refusal is work too.
 *
 * @param longestWaitMs milliseconds
 */
export function createLoadShedding(longestWaitMs = 1000): LoadShedding {
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

  /** False if tasks that have waited too long may be left for the next turns. */
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
      // A task that has begun is never refused.
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
