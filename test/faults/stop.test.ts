import { Agent } from 'node:http'
import { expect, test } from 'vitest'
import { ask } from '#test/support/load/ask.ts'
import { runSite, until } from '#test/support/site-process.ts'

const READERS = 20
const DRAIN_SECONDS = 4
/** A busy machine is late. */
const GRACE_SECONDS = 30

test('a process whose terminal is closed (SIGHUP) drains and ends in order', async () => {
  const site = await runSite({ env: { DRAIN_SECONDS: String(DRAIN_SECONDS) } })
  const ended = new Promise((resolve) => site.process.once('exit', (code, signal) => resolve([code, signal])))
  site.process.kill('SIGHUP')
  await until(async () => (await fetch(`${site.url}/readyz`)).status === 503)
  expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
  expect(await ended).toEqual([0, null])
})

test('a process that is asked to stop under load answers what it was asked, and ends in time', async ({
  annotate,
}) => {
  const site = await runSite({ env: { DRAIN_SECONDS: String(DRAIN_SECONDS), LOG_LEVEL: 'debug' } })
  const taken = () => site.output().split('"route":"page"').length - 1
  await until(async () => taken() > 0)
  const earlier = taken()
  const agent = new Agent({ keepAlive: true, maxSockets: READERS })
  const statuses: number[] = []
  /** Connections that the kernel made and the process never took, because its port closed first. */
  const refused: string[] = []
  const read = async (reader: number) => {
    for (let count = 0; ; count++) {
      try {
        statuses.push((await ask(`${site.url}/docs/?${reader}-${count}`, { agent })).status)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        // The port is closed; a proxy would send the reader to another replica.
        refused.push(String(code))
        return
      }
    }
  }
  const readers = Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)))
  await until(async () => statuses.length > READERS)
  const before = statuses.length
  const started = performance.now()
  const exit = site.stop()
  const probe = new Agent()
  await until(async () => (await ask(`${site.url}/readyz`, { agent: probe })).status === 503)
  expect((await ask(`${site.url}/livez`, { agent: probe })).status).toBe(200)
  expect(await exit).toBe(0)
  const seconds = (performance.now() - started) / 1000
  await readers
  await annotate(
    `${statuses.length - before} answered while it drained, ${refused.length} refused, ended after ${seconds.toFixed(1)} of ${DRAIN_SECONDS} s`,
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(refused.filter((code) => !/^ECONN(?:REFUSED|RESET)$/.test(code))).toEqual([])
  // Its own account: what it took, it answered.
  expect(taken() - earlier).toBe(statuses.length)
  expect(seconds).toBeLessThan(DRAIN_SECONDS + GRACE_SECONDS)
})
