import { Agent } from 'node:http'
import { expect, test } from 'vitest'
import { ask, flood, median } from '#test/support/flood.ts'
import { noteMeasured } from '#test/support/measured.ts'
import { startSite, until } from '#test/support/site-process.ts'

const READERS = 1500
const TIME_LIMIT = 120_000

test('with more to do than it can (ASVS 15.2.2), the process turns some away and answers /livez at once', {
  timeout: TIME_LIMIT,
}, async ({ task }) => {
  const site = await startSite()
  // A query keeps an answer out of memory, so that each is rendered.
  const stop = flood(READERS, (count) => `${site.url}/docs/?${count}`)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const probes: number[] = []
  await until(async () => {
    const { ms, status } = await ask(`${site.url}/livez`, agent)
    expect(status).toBe(200)
    probes.push(ms)
    return probes.length >= 60
  })
  const answers = await stop()
  agent.destroy()
  const refused = answers.filter(({ status }) => status === 503)
  const served = answers.filter(({ status }) => status === 200)
  noteMeasured(
    task,
    `${served.length} served in ${median(served.map(({ ms }) => ms)).toFixed(0)} ms, ${refused.length} refused in ${median(refused.map(({ ms }) => ms)).toFixed(0)} ms, /livez ${median(probes).toFixed(1)} ms, at most ${Math.max(...probes).toFixed(0)} ms`,
  )
  expect(served.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('2')
  expect(served.length + refused.length).toBe(answers.length)
  expect(median(probes) * 5).toBeLessThan(median(served.map(({ ms }) => ms)))
  expect((await fetch(`${site.url}/docs/?after`)).status).toBe(200)
  await site.stop()
})
