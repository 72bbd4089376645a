import { Agent } from 'node:http'
import { expect, test } from 'vitest'
import { ask } from '#test/support/flood.ts'
import { noteMeasured } from '#test/support/measured.ts'
import { startSite, until } from '#test/support/site-process.ts'

const READERS = 20
const DRAIN_SECONDS = 4

test('a process that is asked to stop under load answers what it was asked, and ends in time', async ({
  task,
}) => {
  const site = await startSite({ env: { DRAIN_SECONDS: String(DRAIN_SECONDS) } })
  const agent = new Agent({ keepAlive: true, maxSockets: READERS })
  const statuses: number[] = []
  const lost: string[] = []
  const read = async (reader: number) => {
    for (let count = 0; ; count++) {
      try {
        statuses.push((await ask(`${site.url}/docs/?${reader}-${count}`, agent)).status)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        // Nobody listens any more: where there is a proxy, it sends the reader elsewhere.
        if (code !== 'ECONNREFUSED') lost.push(String(code))
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
  await until(async () => (await ask(`${site.url}/readyz`, probe)).status === 503)
  expect((await ask(`${site.url}/livez`, probe)).status).toBe(200)
  expect(await exit).toBe(0)
  const seconds = (performance.now() - started) / 1000
  await readers
  noteMeasured(
    task,
    `${statuses.length - before} answered while it drained, ${lost.length} lost, ended after ${seconds.toFixed(1)} of ${DRAIN_SECONDS} s`,
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  // Sent into a kept connection at the moment it was closed: no server ever had it, and browsers and proxies send it
  // again. Of each connection that is the last request at most.
  expect(new Set([...lost, 'ECONNRESET'])).toEqual(new Set(['ECONNRESET']))
  expect(lost.length).toBeLessThanOrEqual(READERS)
  expect(seconds).toBeLessThan(DRAIN_SECONDS + 1)
})
