interface Waiting<Task> {
  readonly key: string
  readonly task: Task
  readonly since: number
  /** Taken or refused; the other list still contains it and skips it. */
  gone: boolean
}

interface Line<Task> {
  readonly waiting: Waiting<Task>[]
  /** The number of tasks that are not gone. */
  size: number
}

/** Waiting tasks, each with the key of its reader: in each round, every reader with tasks gets one done. */
export interface FairQueue<Task> {
  readonly size: number
  /** Adds a task, and returns the one that has to leave for it, which may be the same one. */
  add(key: string, task: Task, since: number): Task | null
  /** Adds the continuation of a reader's task ahead of that reader's other tasks. It never becomes late. */
  addNext(key: string, task: Task): void
  /** Removes and returns the next task. */
  next(): Task | undefined
  /** Removes and returns a task that has waited since before `oldest`. */
  takeLate(oldest: number): Task | undefined
}

/**
 * A map of lines, one per reader, in the order of the turns, and a second list of all tasks in order of arrival. When
 * too many tasks wait, a reader with more than an equal share loses one; a reader alone may have the whole queue.
 * Finding that reader looks at most at as many lines as there are tasks; every other operation has a constant cost.
 */
export function createFairQueue<Task>(most: number): FairQueue<Task> {
  const lines = new Map<string, Line<Task>>()
  const arrivals: Waiting<Task>[] = []
  let size = 0

  function lineOf(key: string): Line<Task> {
    const line = lines.get(key) ?? { waiting: [], size: 0 }
    lines.set(key, line)
    return line
  }

  function leave(one: Waiting<Task>, line: Line<Task>): Task {
    one.gone = true
    size--
    line.size--
    if (line.size === 0) lines.delete(one.key)
    return one.task
  }

  /** The last task of a reader with more than an equal share; `key` counts as one of the readers. */
  function overShare(key: string): Task | undefined {
    const share = most / (lines.size + (lines.has(key) ? 0 : 1))
    if ((lines.get(key)?.size ?? 0) >= share) return undefined
    for (const line of lines.values()) {
      if (line.size <= share) continue
      const last = line.waiting.findLast(({ gone }) => !gone)
      if (last) return leave(last, line)
    }
    return undefined
  }

  return {
    get size() {
      return size
    },
    add(key, task, since) {
      const leaving = size < most ? null : overShare(key)
      if (leaving === undefined) return task
      const one = { key, task, since, gone: false }
      const line = lineOf(key)
      line.waiting.push(one)
      line.size++
      arrivals.push(one)
      size++
      return leaving
    },
    addNext(key, task) {
      const line = lineOf(key)
      line.waiting.unshift({ key, task, since: Number.POSITIVE_INFINITY, gone: false })
      line.size++
      size++
    },
    next() {
      const [first] = lines
      if (!first) return undefined
      const [key, line] = first
      lines.delete(key)
      lines.set(key, line)
      let one = line.waiting.shift()
      while (one?.gone) one = line.waiting.shift()
      return one && leave(one, line)
    },
    takeLate(oldest) {
      while (arrivals[0]?.gone) arrivals.shift()
      const [one] = arrivals
      const line = one && one.since < oldest ? lines.get(one.key) : undefined
      return one && line && leave(one, line)
    },
  }
}
