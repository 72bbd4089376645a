import { expect, test } from 'vitest'
import { flood, median } from '#test/support/flood.ts'
import { percentile } from '#test/support/latency-ratio.ts'
import { noteMeasured } from '#test/support/measured.ts'
import { probe } from '#test/support/probe.ts'
import { startSite } from '#test/support/site-process.ts'

const READERS = 1500
const TIME_LIMIT = 120_000
const PROBES = 100
const PROBE_EVERY_MS = 50

test('with more to do than it can (ASVS 15.2.2), the process turns some away and answers /livez at once', {
  timeout: TIME_LIMIT,
}, async ({ task }) => {
  const site = await startSite()
  // A query keeps an answer out of memory, so that each is rendered.
  const stop = flood(READERS, (count) => `${site.url}/docs/?${count}`)
  const probed = await probe(`${site.url}/livez`, PROBES, PROBE_EVERY_MS)
  const answers = await stop()
  const probes = probed.map(({ ms }) => ms)
  expect(new Set(probed.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = answers.filter(({ status }) => status === 503)
  const served = answers.filter(({ status }) => status === 200)
  noteMeasured(
    task,
    `${served.length} served in ${median(served.map(({ ms }) => ms)).toFixed(0)} ms, ${refused.length} refused in ${median(refused.map(({ ms }) => ms)).toFixed(0)} ms, /livez ${median(probes).toFixed(1)} ms, p95 ${percentile(probes, 0.95).toFixed(0)} ms, at most ${Math.max(...probes).toFixed(0)} ms`,
  )
  expect(served.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('2')
  expect(served.length + refused.length).toBe(answers.length)
  expect(median(probes) * 5).toBeLessThan(median(served.map(({ ms }) => ms)))
  expect((await fetch(`${site.url}/docs/?after`)).status).toBe(200)
  await site.stop()
})
