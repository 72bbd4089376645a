import { EventEmitter } from 'node:events'
import type { Server } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createAdmission } from '#server/http/admission.ts'

/** Uses the processor, as rendering does. */
function burn(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const never = () => expect.unreachable()

describe('admission', () => {
  test('lets one task run at once when nothing is going on', () => {
    let ran = false
    createAdmission().admit({ run: () => (ran = true), refuse: never })
    expect(ran).toBe(true)
  })

  test('lets one task run a turn of the event loop, in order', async () => {
    const { admit } = createAdmission()
    const ran: number[] = []
    for (let task = 0; task < 4; task++) admit({ run: () => ran.push(task), refuse: never })
    const seen: number[] = []
    for (let at = 0; at < 4; at++) {
      seen.push(ran.length)
      await turn()
    }
    expect(ran).toEqual([0, 1, 2, 3])
    expect(seen[0]).toBe(1)
    expect(new Set(seen).size).toBeGreaterThan(2)
  })

  test('turns away who has waited too long, and takes again after that', async () => {
    const { admit } = createAdmission(30)
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
    expect(log.at(-1)).toBe('f')
  })

  test('lets waiting connections go first, for a while', async () => {
    const admission = createAdmission()
    const server = new EventEmitter() as unknown as Server
    admission.favour(server)
    const [ran, turns]: [number[], number[]] = [[], []]
    for (let task = 0; task < 3; task++)
      admission.admit({ run: () => ran.push(performance.now()), refuse: never })
    // The first ran at once; a connection comes in each turn until the third has run.
    while (ran.length < 3 && turns.length < 1_000_000) {
      server.emit('connection')
      turns.push(performance.now())
      await turn()
    }
    expect(turns.filter((at) => at < (ran[1] ?? 0)).length).toBeGreaterThan(10)
    expect(ran.length).toBe(3)
  })

  test('runs a task a turn when no connection waits', async () => {
    const admission = createAdmission()
    const server = new EventEmitter() as unknown as Server
    admission.favour(server)
    let ran = 0
    for (let task = 0; task < 3; task++) admission.admit({ run: () => ran++, refuse: never })
    server.emit('connection')
    for (let turns = 0; turns < 5; turns++) await turn()
    expect(ran).toBe(3)
  })

  test('turns few away in a turn', async () => {
    const { admit } = createAdmission(10)
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

  test('turns away whoever finds too many waiting, in the next turns', async () => {
    const { admit } = createAdmission()
    let [ran, refused] = [0, 0]
    for (let task = 0; task < 1500; task++) admit({ run: () => ran++, refuse: () => refused++ })
    expect(refused).toBe(0)
    const seen = [0]
    while (refused < 499 && seen.length < 100) {
      await turn()
      seen.push(refused)
    }
    expect(refused).toBe(499)
    expect(ran).toBeLessThan(100)
    expect(Math.max(...seen.slice(1).map((count, at) => count - (seen[at] ?? 0)))).toBeLessThanOrEqual(150)
  })

  test('turns away at once when even those who are to be turned away are too many', () => {
    const { admit } = createAdmission()
    let refused = 0
    for (let task = 0; task < 5000; task++) admit({ run() {}, refuse: () => refused++ })
    // One runs, a thousand wait, a thousand are to be turned away.
    expect(refused).toBe(2999)
  })

  test('goes on after a task that throws', async () => {
    const { admit } = createAdmission()
    const fail = () => {
      throw new Error('mine')
    }
    expect(() => admit({ run: fail, refuse: never })).toThrow('mine')
    let ran = false
    admit({ run: () => (ran = true), refuse: never })
    await turn()
    await turn()
    expect(ran).toBe(true)
  })
})
