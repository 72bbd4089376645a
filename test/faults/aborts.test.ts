import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from '#test/support/site-process.ts'

const ABORTS = 2000
/** Until then the heap grows to the size that it works in. */
const WARM_UP = 6000
const AT_ONCE = 20
const SAMPLES = 8
const TIME_LIMIT = 180_000

async function figures(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(url)).text()
  return (name) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1) ?? 0,
    )
}

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

test(`${ABORTS} readers who go away leave nothing behind`, { timeout: TIME_LIMIT }, async () => {
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
    samples.push((await figures(site.metricsUrl))('process_resident_memory_bytes'))
  }
  const figure = await figures(site.metricsUrl)
  const ended = figure('page_renders_total{outcome="aborted"}') + figure('page_renders_total{outcome="sent"}')
  expect(figure('page_renders_total{outcome="failed"}')).toBe(0)
  expect(figure('page_renders_total{outcome="aborted"}')).toBeGreaterThan(0)
  expect(ended).toBeLessThanOrEqual(WARM_UP + ABORTS)
  expect(slopeOf(samples) * SAMPLES).toBeLessThan(0.1 * (samples[0] ?? 0))
  expect(site.output()).not.toMatch(/"level":[56]0/)
  console.info(
    `aborted ${figure('page_renders_total{outcome="aborted"}')}, RSS ${samples.map((one) => (one / 1e6).toFixed(0)).join(' ')} MB`,
  )
  expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
  await site.stop()
})

/** Of the straight line closest to values at equal distances. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const part = (weigh: (at: number, value: number) => number) =>
    values.reduce((sum, value, at) => sum + weigh(at - middle, value - mean), 0)
  return part((at, value) => at * value) / part((at) => at * at)
}
