import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LIMITS, STALLED_MS } from '#server/http/edge/site-server.ts'
import { readFigures } from '#test/support/figures.ts'
import { connected, HEAD, holdUp } from '#test/support/load/hold-ups.ts'
import { noteMeasured } from '#test/support/load/measured.ts'
import { runSite, until } from '#test/support/site-process.ts'

const TIME_LIMIT = 600_000
const HELD_UP = 300
/** More answers than the buffers of both sides hold. */
const UNREAD = 3000
/** A busy machine is late. */
const GRACE_MS = 60_000

const hex = (port: number): string => `:${port.toString(16).toUpperCase().padStart(4, '0')}`

/** Checks whether a process has the server's end of a connection, as Linux lists it: one that was closed has no inode. */
async function isHeld(serverPort: number, readerPort: number): Promise<boolean> {
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n')
  return lines.some((line) => {
    const [, local = '', remote = '', , , , , , , inode] = line.trim().split(/\s+/)
    return local.endsWith(hex(serverPort)) && remote.endsWith(hex(readerPort)) && inode !== '0'
  })
}

const since = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`

test(`${HELD_UP} connections that take their time with a request are cut, and readers are answered meanwhile`, {
  timeout: TIME_LIMIT,
}, async ({ task }) => {
  const site = await runSite()
  const started = performance.now()
  const cut = holdUp(Number(new URL(site.url).port), HELD_UP)
  const read = performance.now()
  expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
  const readMs = performance.now() - read
  await cut
  noteMeasured(task, `all closed after ${since(started)}, a page among them in ${readMs.toFixed(0)} ms`)
  expect(performance.now() - started).toBeLessThan(LIMITS.headersTimeout + LIMITS.requestTimeout + GRACE_MS)
  expect((await readFigures(site.opsUrl))('nodejs_active_handles{type="Socket"}')).toBeLessThan(10)
  await site.stop()
})

test('a reader who takes nothing of what was asked for is dropped after a minute or two', {
  timeout: TIME_LIMIT,
}, async ({ task }) => {
  const site = await runSite()
  const port = Number(new URL(site.url).port)
  const socket = await connected(port)
  const started = performance.now()
  socket.pause()
  socket.write(HEAD.replace('GET /', 'GET /docs/concept/partitions/').concat('\r\n').repeat(UNREAD))
  // Until the process accepts the connection, only the system has it.
  await until(() => isHeld(port, socket.localPort ?? 0))
  // With its buffers full this end may not learn of the other's close, so that the system is asked.
  await until(async () => !(await isHeld(port, socket.localPort ?? 0)), (STALLED_MS * 2 + GRACE_MS) / 1000)
  socket.destroy()
  noteMeasured(task, `dropped after ${since(started)}`)
  expect(performance.now() - started).toBeGreaterThan(STALLED_MS)
  expect(performance.now() - started).toBeLessThan(STALLED_MS * 2 + GRACE_MS)
  expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
  await site.stop()
})
