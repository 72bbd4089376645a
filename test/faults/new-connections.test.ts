import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { probe } from '#test/support/load/readers.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

const CONNECTIONS = 1000
const MOST_MS = { readers: 1000, operators: 100 }
const PROBES = 100
const PROBE_EVERY_MS = 10
/** The probes' threads have started by then; search is not indexed yet. */
const BURST_AFTER_MS = 200

test(`${CONNECTIONS} new connections with a search each hold up no probe, right after a start and later`, {
  timeout: 600_000,
}, async ({ annotate }) => {
  const site = await runSite({
    env: { CONTENT_DIR: `${ROOT}content`, CACHE_DIR: `${ROOT}.cache`, DRAIN_SECONDS: '1' },
  })
  const first = await waitsInBurst(site)
  expect((await fetch(`${site.url}/docs/search/data.json?q=sample`)).status).toBe(200)
  // The least counts: in the other bursts the machine did something else.
  const bursts: Waits[] = []
  while (bursts.length < 3) bursts.push(await waitsInBurst(site))
  const later = {
    readers: Math.min(...bursts.map(({ readers }) => readers)),
    operators: Math.min(...bursts.map(({ operators }) => operators)),
  }
  await site.stop()
  await annotate(`/livez at most ${described(first)}; later ${described(later)}`)
  for (const { readers, operators } of [first, later]) {
    expect(readers).toBeLessThan(MOST_MS.readers)
    expect(operators).toBeLessThan(MOST_MS.operators)
  }
})

interface Waits {
  readonly readers: number
  readonly operators: number
}

/** The longest that a probe on each port waits while all connections come at once. */
async function waitsInBurst({ url, port, opsUrl }: SiteProcess): Promise<Waits> {
  const longest = async (of: string) =>
    Math.max(...(await probe(`${of}/livez`, PROBES, PROBE_EVERY_MS)).map(({ ms }) => ms))
  const probes = Promise.all([longest(url), longest(opsUrl)])
  await setTimeout(BURST_AFTER_MS)
  const sockets = Array.from({ length: CONNECTIONS }, (_, at) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.resume().write(`GET /docs/search/?q=sample+by+${at} HTTP/1.1\r\nHost: a\r\n\r\n`)
    return socket
  })
  const [readers, operators] = await probes
  for (const socket of sockets) socket.destroy()
  return { readers, operators }
}

const described = ({ readers, operators }: Waits) =>
  `${readers.toFixed(0)} ms, on OPS_PORT ${operators.toFixed(0)} ms`
