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
export type Queue = ReturnType<typeof createQueue>

const MOST_WAITING = 1000
const LONGEST_PAUSE_MS = 50
const REFUSALS_A_TURN = 50

/**
 * Runs one task per turn of the event loop; tasks that have begun get every other turn. Between tasks, sockets are read,
 * so probes and recorded answers never wait for more than one task. Readers take turns: 20 connections that ask for the
 * dearest searches would make each honest search wait as long as theirs. A turn accepts one waiting connection (libuv,
 * since 1.45), so while connections arrive, turns run no task: when 1,500 readers arrive together, a probe after them
 * would wait for as many tasks. Requests that have waited too long, or that find too many waiting, are refused.
 */
export function createQueue(longestWaitMs: number) {
  /** By reader, in the order of the turns. */
  const waiting = new Map<string, (Task & { readonly since: number })[]>()
  let size = 0
  const begun: (() => void)[] = []
  let isRunning = false
  let accepted = false
  let lastRun = 0
  let wentOn = false

  function start(): void {
    if (!isRunning) setImmediate(turn)
    isRunning = true
  }

  function turn(): void {
    const now = performance.now()
    const connectionsFirst = accepted && now - lastRun < LONGEST_PAUSE_MS
    accepted = false
    const run = connectionsFirst ? undefined : next(now - longestWaitMs)
    isRunning = false
    if (size + begun.length > 0) start()
    if (!run) return
    lastRun = now
    run()
  }

  function next(oldest: number): (() => void) | undefined {
    const first = begun.length === 0 || wentOn ? nextWaiting(oldest) : undefined
    wentOn = first === undefined
    return first ?? begun.shift()
  }

  function nextWaiting(oldest: number): (() => void) | undefined {
    for (let refused = 0; refused < REFUSALS_A_TURN; ) {
      const task = takeFirst()
      if (!task || (task.since >= oldest && !task.isGone())) return task?.run
      if (task.isGone()) continue
      task.refuse()
      refused++
    }
    return undefined
  }

  function takeFirst() {
    const [first] = waiting
    if (!first) return undefined
    const [key, line] = first
    waiting.delete(key)
    if (line.length > 1) waiting.set(key, line)
    size--
    return line.shift()
  }

  return {
    /** Runs a task in a later turn of the event loop. */
    add(task: Task) {
      if (size >= MOST_WAITING) return task.refuse()
      const line = waiting.get(task.key) ?? []
      line.push({ ...task, since: performance.now() })
      waiting.set(task.key, line)
      size++
      start()
    },
    /** Resolves in a later turn, for a task that takes several; what has begun is never refused. */
    nextTurn: (): Promise<void> =>
      new Promise((run) => {
        begun.push(run)
        start()
      }),
    /** Accepts a server's waiting connections before running tasks. */
    yieldTo(server: Pick<Server, 'on'>): void {
      server.on('connection', () => {
        accepted = true
      })
    },
  }
}
