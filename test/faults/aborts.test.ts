import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readFigures } from '#test/support/figures.ts'
import { noteMeasured } from '#test/support/measured.ts'
import { startSite } from '#test/support/site-process.ts'
import { growthOf } from '#test/support/slope.ts'

const ABORTS = 2000
/** Until then the heap grows to the size that it works in. */
const WARM_UP = 6000
const AT_ONCE = 20
const SAMPLES = 8
const TIME_LIMIT = 180_000

const megabytes = (bytes = 0): string => (bytes / 1e6).toFixed(0)

/** Asks for a page that has to be rendered, and goes away at the first byte. */
const abort = (port: number, count: number) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /docs/concept/partitions/?${count} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    )
    socket.on('error', () => {})
    if (count % 2) socket.on('data', () => socket.resetAndDestroy())
    else setTimeout(() => socket.resetAndDestroy(), 1)
    socket.on('close', () => resolve())
  })

test(`${ABORTS} readers who go away leave nothing behind`, { timeout: TIME_LIMIT }, async ({ task }) => {
  const site = await startSite()
  const port = Number(new URL(site.url).port)
  let count = 0
  const some = async (aborts: number) => {
    const end = count + aborts
    const one = async () => {
      while (count < end) await abort(port, count++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }
  await some(WARM_UP)
  const samples: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    await some(ABORTS / SAMPLES)
    samples.push((await readFigures(site.opsUrl))('process_resident_memory_bytes'))
  }
  const figure = await readFigures(site.opsUrl)
  const ended = figure('page_renders_total{outcome="aborted"}') + figure('page_renders_total{outcome="sent"}')
  expect(figure('page_renders_total{outcome="failed"}')).toBe(0)
  expect(figure('page_renders_total{outcome="aborted"}')).toBeGreaterThan(0)
  expect(ended).toBeLessThanOrEqual(WARM_UP + ABORTS)
  expect(growthOf(samples)).toBeLessThan(0.1 * (samples[0] ?? 0))
  expect(site.output()).not.toMatch(/"level":[56]0/)
  noteMeasured(
    task,
    `${figure('page_renders_total{outcome="aborted"}')} renders aborted, memory ${megabytes(samples[0])} to ${megabytes(samples.at(-1))} MB, growth ${((growthOf(samples) / (samples[0] ?? 1)) * 100).toFixed(1)}%`,
  )
  expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
  await site.stop()
})
