import { EventEmitter } from 'node:events'
import type { Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueue, type Task } from '#server/http/edge/queue.ts'

// How late a task is must not depend on what else the machine does.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Takes time, as rendering does. */
const burn = (ms: number) => void vi.advanceTimersByTime(ms)

const turn = () => new Promise((resolve) => setImmediate(resolve))
const never = () => expect.unreachable()

const SECOND = 1000

/** A queue whose tasks have readers who stay. */
function queueFor(longestWaitMs = SECOND) {
  const queue = createQueue(longestWaitMs)
  const admit = (task: Pick<Task, 'run' | 'refuse'> & Partial<Task>) =>
    queue.add({ key: 'one', isGone: () => false, ...task })
  return { ...queue, admit }
}

describe('the queue', () => {
  test('runs no task before the next turn, so that a connection is accepted first', async () => {
    let ran = false
    queueFor().admit({ run: () => (ran = true), refuse: never })
    expect(ran).toBe(false)
    await turn()
    expect(ran).toBe(true)
  })

  test('skips readers who left, and takes no turn for them', async () => {
    const { admit } = queueFor()
    const log: string[] = []
    for (let task = 0; task < 100; task++) admit({ run: never, refuse: never, isGone: () => true })
    admit({ run: () => log.push('here'), refuse: never })
    await turn()
    expect(log).toEqual(['here'])
  })

  test('lets one task run a turn of the event loop, in order', async () => {
    const { admit } = queueFor()
    const ran: number[] = []
    for (let task = 0; task < 4; task++) admit({ run: () => ran.push(task), refuse: never })
    const seen: number[] = []
    for (let at = 0; at < 4; at++) {
      seen.push(ran.length)
      await turn()
    }
    expect(ran).toEqual([0, 1, 2, 3])
    expect(seen[0]).toBe(0)
    expect(new Set(seen).size).toBeGreaterThan(2)
  })

  test('turns away who has waited too long, and takes again after that', async () => {
    const { admit } = queueFor(30)
    const log: string[] = []
    const task = (name: string) => ({
      run() {
        log.push(name)
        burn(20)
      },
      refuse: () => log.push(`no ${name}`),
    })
    for (const name of ['a', 'b', 'c', 'd', 'e']) admit(task(name))
    while (log.length < 5) await turn()
    expect(log[0]).toBe('a')
    expect(log.slice(-2)).toEqual(['no d', 'no e'])
    await turn()
    await turn()
    admit(task('f'))
    await turn()
    expect(log.at(-1)).toBe('f')
  })

  test('lets waiting connections go first, for a while', async () => {
    const queue = queueFor()
    const server = new EventEmitter() as unknown as Server
    queue.yieldTo(server)
    const [ran, turns]: [number[], number[]] = [[], []]
    for (let task = 0; task < 3; task++)
      queue.admit({ run: () => ran.push(performance.now()), refuse: never })
    // The first ran at once; a connection comes in each turn until the third has run.
    while (ran.length < 3 && turns.length < 1000) {
      server.emit('connection')
      turns.push(performance.now())
      burn(1)
      await turn()
    }
    expect(turns.filter((at) => at < (ran[1] ?? 0)).length).toBeGreaterThan(10)
    expect(ran.length).toBe(3)
  })

  test('turns few away in a turn', async () => {
    const { admit } = queueFor(10)
    let refused = 0
    const refuse = () => refused++
    admit({ run() {}, refuse })
    // While this one runs, the others have waited too long.
    admit({ run: () => burn(20), refuse })
    for (let task = 0; task < 500; task++) admit({ run: never, refuse })
    const seen = [0]
    while (refused < 500 && seen.length < 100) {
      await turn()
      seen.push(refused)
    }
    expect(refused).toBe(500)
    expect(Math.max(...seen.slice(1).map((count, at) => count - (seen[at] ?? 0)))).toBeLessThanOrEqual(150)
  })

  test('refuses requests that find too many waiting', async () => {
    const { admit } = queueFor()
    let [ran, refused] = [0, 0]
    for (let task = 0; task < 1500; task++) admit({ run: () => ran++, refuse: () => refused++ })
    expect([ran, refused]).toEqual([0, 500])
    await turn()
    expect(ran).toBe(1)
  })

  test('serves readers in turn, however many tasks one of them has', async () => {
    const { admit } = queueFor()
    const log: string[] = []
    const named = (key: string) => ({ key, run: () => log.push(key), refuse: never })
    for (let task = 0; task < 4; task++) admit(named('greedy'))
    admit(named('honest'))
    admit(named('patient'))
    while (log.length < 6) await turn()
    expect(log).toEqual(['greedy', 'honest', 'patient', 'greedy', 'greedy', 'greedy'])
  })

  test('lets a task that takes several turns have every other one, while others wait', async () => {
    const { admit, nextTurn } = queueFor()
    const log: string[] = []
    const named = (name: string) => ({ run: () => log.push(name), refuse: never })
    admit({
      refuse: never,
      async run() {
        for (const part of ['part 1', 'part 2', 'part 3']) {
          log.push(part)
          await nextTurn()
        }
      },
    })
    for (const name of ['other 1', 'other 2', 'other 3']) admit(named(name))
    while (log.length < 6) await turn()
    expect(log.slice(0, 5)).toEqual(['part 1', 'part 2', 'other 1', 'part 3', 'other 2'])
  })

  test('never turns away what was begun', async () => {
    const { admit, nextTurn } = queueFor(10)
    let done = false
    admit({
      refuse: never,
      run: () => nextTurn().then(() => (done = true)),
    })
    await turn()
    burn(30)
    while (!done) await turn()
  })
})
