import { expect, test } from 'vitest'
import { median, percentile } from '#test/support/load/numbers.ts'
import { flood, probe, type ReaderAnswer } from '#test/support/load/readers.ts'
import { runSite } from '#test/support/site-process.ts'

const READERS = 1500
const TIME_LIMIT = 600_000
const PROBES = 100
const PROBE_EVERY_MS = 50
/** Probes that may take as long as a page does. */
const MOST_LATE = 5

test('with more to do than it can (ASVS 15.2.2), the process turns some away and answers /livez at once', {
  timeout: TIME_LIMIT,
}, async ({ annotate }) => {
  const site = await runSite()
  const livez = (url: string) => probe(`${url}/livez`, PROBES, PROBE_EVERY_MS)
  // Supervisors ask all the time, from before.
  const probes = Promise.all([livez(site.url), livez(site.opsUrl)])
  // Search results are kept nowhere: each answer is rendered. A page is recorded, and answered at once whatever its query.
  const stop = flood(READERS, site.url, [{ path: '/docs/search/?q={count}' }])
  const [here, apart] = await probes
  const answers = await stop()
  expect(new Set([...here, ...apart].map(({ status }) => status))).toEqual(new Set([200]))
  const refused = answers.filter(({ status }) => status === 503)
  const served = times(answers.filter(({ status }) => status === 200))
  await annotate(
    `${served.length} served in ${median(served).toFixed(0)} ms, ${refused.length} refused in ${median(times(refused)).toFixed(0)} ms; /livez ${spread(times(here))}; on OPS_PORT ${spread(times(apart))}`,
  )
  expect(served.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('2')
  expect(served.length + refused.length).toBe(answers.length)
  // The first ones wait behind 1,500 connections; with a page between each two of them all waited longer than readers.
  const late = (probed: readonly ReaderAnswer[]) => probed.filter(({ ms }) => ms >= median(served)).length
  expect(late(here)).toBeLessThanOrEqual(MOST_LATE)
  expect(late(apart)).toBeLessThanOrEqual(MOST_LATE)
  expect((await fetch(`${site.url}/docs/search/?q=after`)).status).toBe(200)
})

const times = (answers: readonly ReaderAnswer[]) => answers.map(({ ms }) => ms)

const spread = (ms: readonly number[]) =>
  `${median(ms).toFixed(1)} ms, p95 ${percentile(ms, 0.95).toFixed(0)} ms, at most ${Math.max(...ms).toFixed(0)} ms`
