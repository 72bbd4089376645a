interface Waiting<Task> {
  readonly key: string
  readonly task: Task
  readonly since: number
  /** Taken, or turned away: the other list, in which it still stands, passes it over. */
  gone: boolean
}

interface Line<Task> {
  readonly waiting: Waiting<Task>[]
  /** Those of them that are not gone. */
  size: number
}

/** Tasks that wait, each for somebody: in each round everybody who has some gets one done. */
export interface FairQueue<Task> {
  readonly size: number
  /** Takes a task in, and returns the one that has to leave for it, which may be the same. */
  add(key: string, task: Task, since: number): Task | null
  /** Puts what somebody's task goes on with ahead of their others. It does not become late. */
  addNext(key: string, task: Task): void
  /** Takes out the next one. */
  next(): Task | undefined
  /** Takes out one that waits since before a time. */
  takeLate(oldest: number): Task | undefined
}

/**
 * Lines in a map, whose order is that of the turns, and all tasks once more in the order in which they came. When too many
 * wait, one leaves who has more than an equal share: alone, somebody may have the whole queue. To find one looks at most at
 * as many lines as there are tasks; everything else costs the same however many wait.
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

  /** The last task of somebody who has more than an equal share, `key` being one of them. */
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
