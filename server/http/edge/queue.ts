import type { Server } from 'node:net'

export interface Task {
  /** The reader's key; requests with the same key share one reader's turns. */
  readonly key: string
  readonly run: () => void
  /** Called instead of `run` if the task would run too late. */
  readonly refuse: () => void
  /** True once the reader has left. */
  readonly isGone: () => boolean
}

/** Decides when a request may use the processor. */
export interface Queue {
  /** Runs a task in a later turn of the event loop. */
  add(task: Task): void
  /** Resolves in a later turn of the same reader, for a task that takes several turns. */
  nextTurn(key: string): Promise<void>
  /** Accepts a server's waiting connections before running tasks. */
  yieldTo(server: Pick<Server, 'on'>): void
}

type Waiting = Omit<Task, 'key'> & { readonly since: number }

const MOST_WAITING = 1000
const LONGEST_PAUSE_MS = 50
const REFUSALS_A_TURN = 50

/**
 * Runs one task per turn of the event loop. Between tasks, sockets are read, so probes and recorded answers never wait
 * for more than one task. Readers take turns: without that, 20 connections that ask for the dearest searches make every
 * honest search wait as long as theirs. A turn accepts one waiting connection (libuv, since 1.45), so while connections
 * arrive, turns run no task: when 1,500 readers arrive together, a probe after them would wait for as many tasks.
 * Requests that have waited too long, or that find too many others waiting, are refused.
 *
 * @param longestWaitMs milliseconds
 */
export function createQueue(longestWaitMs: number): Queue {
  /** By reader, in the order of the turns. */
  const lines = new Map<string, Waiting[]>()
  let size = 0
  let isRunning = false
  let accepted = false
  let lastRun = 0

  function turn(): void {
    const now = performance.now()
    const connectionsFirst = accepted && now - lastRun < LONGEST_PAUSE_MS
    accepted = false
    const task = connectionsFirst ? undefined : nextTask(now - longestWaitMs)
    isRunning = size > 0
    if (isRunning) setImmediate(turn)
    if (!task) return
    lastRun = now
    task.run()
  }

  function nextTask(oldest: number): Waiting | undefined {
    for (let refused = 0; refused < REFUSALS_A_TURN; ) {
      const task = takeFirst()
      if (!task || (task.since >= oldest && !task.isGone())) return task
      if (task.isGone()) continue
      task.refuse()
      refused++
    }
    return undefined
  }

  function takeFirst(): Waiting | undefined {
    const [first] = lines
    if (!first) return undefined
    const [key, line] = first
    lines.delete(key)
    if (line.length > 1) lines.set(key, line)
    size--
    return line.shift()
  }

  function lineOf(key: string): Waiting[] {
    const line = lines.get(key) ?? []
    lines.set(key, line)
    size++
    if (!isRunning) setImmediate(turn)
    isRunning = true
    return line
  }

  /** Makes room by refusing the newest task of the reader with the most; false if that is the one who comes. */
  function makeRoom(key: string): boolean {
    const [longest, line] = [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one))
    if (longest === key || line.length === 1) return false
    size--
    line.pop()?.refuse()
    return true
  }

  return {
    add({ key, ...task }) {
      if (size >= MOST_WAITING && !makeRoom(key)) task.refuse()
      else lineOf(key).push({ ...task, since: performance.now() })
    },
    // Ahead of the reader's other tasks. What has begun is never refused.
    nextTurn: (key) =>
      new Promise((run) =>
        lineOf(key).unshift({ run, refuse: run, isGone: () => false, since: Number.POSITIVE_INFINITY }),
      ),
    yieldTo(server) {
      server.on('connection', () => {
        accepted = true
      })
    },
  }
}
