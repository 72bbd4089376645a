interface Task {
  readonly run: () => void
  /** Called in place of `run` when it would come too late. */
  readonly refuse: () => void
}

/** Decides when a request may use the processor. */
export interface Admission {
  /** Runs a task now, or in a later turn of the event loop. */
  admit(task: Task): void
}

const LONGEST_WAIT_MS = 1000
const MOST_WAITING = 1000

/**
 * One task a turn of the event loop: between two of them sockets are read, so that probes and recorded answers never
 * wait for more than one. Whoever has waited too long, or finds too many waiting, is turned away.
 */
export function createAdmission(longestWaitMs = LONGEST_WAIT_MS): Admission {
  const waiting: (Task & { readonly since: number })[] = []
  let busy = false

  function turn(): void {
    const oldest = performance.now() - longestWaitMs
    let next = waiting.shift()
    for (; next && next.since < oldest; next = waiting.shift()) next.refuse()
    busy = next !== undefined
    if (!next) return
    setImmediate(turn)
    next.run()
  }

  return {
    admit(task) {
      if (!busy) {
        busy = true
        setImmediate(turn)
        task.run()
      } else if (waiting.length < MOST_WAITING) waiting.push({ ...task, since: performance.now() })
      else task.refuse()
    },
  }
}
