import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import type { Errand } from '#test/support/load/ask.ts'
import { connected } from '#test/support/load/hold-ups.ts'
import { percentile } from '#test/support/load/numbers.ts'
import { flood, probe, type ReaderAnswer } from '#test/support/load/readers.ts'
import { runSite } from '#test/support/site-process.ts'

const MINUTE = 60_000
const HOSTILE_CONNECTIONS = 20
const PROBES = 200
const PROBE_EVERY_MS = 40
/** The most that a probe may take, whatever readers do. */
const LONGEST_PROBE_MS = 200
/** Of a hundred answers, those that may take longer than what hostile readers wait for theirs. */
const MOST_LATE = 1

const tenSearches = (query: string): Errand => ({
  path: '/docs/api/search/1/indexes/*/queries',
  method: 'POST',
  body: JSON.stringify({
    requests: Array(10).fill({ query, hitsPerPage: 100, attributesToSnippet: ['*:100'] }),
  }),
})

/** One of each kind that was found to cost much. */
const COSTLY: readonly Errand[] = [
  tenSearches(`${'\ufdfa'.repeat(60)}{count}`),
  tenSearches(`${'abcdefghij'.repeat(6)}{count}`),
  tenSearches('tabble colmun partitino {count}'),
  { path: `/docs/api/symbols/${'ab_'.repeat(30)}{count}` },
  { path: `/docs/go/${encodeURIComponent('\ufdfa'.repeat(10))}{count}` },
  { path: '/docs/search/?q=the%20table%20{count}' },
  { path: '/docs/reference/sql/nothing-{count}/' },
]

test('20 connections that ask for what costs most hold up no page, no probe and no honest search', {
  timeout: 10 * MINUTE,
}, async ({ annotate }) => {
  const site = await runSite({
    env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache`, TRUST_PROXY: '1' },
  })
  // From then on, recorded answers are sent.
  for (const path of ['/docs/', '/docs/reference/sql/sample-by/']) await fetch(site.url + path)
  const ask = (path: string) =>
    probe(site.url + path, PROBES, PROBE_EVERY_MS, { 'x-forwarded-for': '198.51.100.7' })
  const stop = flood(HOSTILE_CONNECTIONS, site.url, COSTLY)
  const [page, livez, search] = await Promise.all([
    ask('/docs/reference/sql/sample-by/'),
    ask('/livez'),
    ask('/docs/search/data.json?q=deduplication%20upsert'),
  ])
  const hostile = (await stop()).map(({ ms }) => ms)
  const p99 = (probes: readonly ReaderAnswer[]) =>
    percentile(
      probes.map(({ ms }) => ms),
      0.99,
    )
  await annotate(
    `p99: page ${p99(page).toFixed(0)} ms, /livez ${p99(livez).toFixed(0)} ms, search ${p99(search).toFixed(0)} ms; ${hostile.length} hostile requests, answered in ${percentile(hostile, 0.5).toFixed(0)} ms`,
  )
  for (const probes of [page, livez, search])
    expect([...new Set(probes.map(({ status }) => status))]).toEqual([200])
  // On any machine: honest readers do not wait in the line of hostile ones, of which many are refused at once.
  const wait = Math.max(percentile(hostile, 0.5), LONGEST_PROBE_MS)
  for (const probes of [page, livez, search])
    expect(probes.filter(({ ms }) => ms > wait).length / PROBES).toBeLessThanOrEqual(MOST_LATE / 100)
})

test.each([
  ['for a page that it has', '/docs/', 'If-None-Match: *'],
  ['for the longest text', '/docs/llms-full.txt', 'Accept-Encoding: gzip'],
])('one connection that asks as fast as it can %s holds up no probe', async (_what, path, header) => {
  const site = await runSite({ env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache` } })
  await (await fetch(site.url + path)).text()
  const socket = await connected(site.port)
  const requests = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`.repeat(1000)
  const send = () => {
    while (socket.write(requests));
  }
  socket.resume().on('drain', send)
  send()
  const probes = await Promise.all(
    [site.url, site.opsUrl].map((url) => probe(`${url}/livez`, PROBES / 4, PROBE_EVERY_MS)),
  )
  socket.destroy()
  expect(Math.max(...probes.flat().map(({ ms }) => ms))).toBeLessThan(LONGEST_PROBE_MS)
})
