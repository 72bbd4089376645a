import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readFigures } from '#test/support/figures.ts'
import { runSite, type SiteProcess, until } from '#test/support/site-process.ts'

const ABORTS = 2000
/** Until then some things are made once. */
const WARM_UP = 200
const AT_ONCE = 20
const TIME_LIMIT = 600_000

/** On a signal, the process counts what it still holds of requests, after a collection of garbage. */
const COUNTING = `
  import { queryObjects } from 'node:v8'
  import { IncomingMessage, ServerResponse } from 'node:http'
  process.on('SIGUSR2', () => {
    const held = [IncomingMessage, ServerResponse].map((kind) => queryObjects(kind))
    process.stdout.write('held ' + JSON.stringify(held) + '\\n')
  })`

/** How many requests and answers the process holds. */
async function heldBy(site: SiteProcess): Promise<readonly number[]> {
  const counts = () => site.output().match(/(?<=^held ).*$/gm) ?? []
  const before = counts().length
  site.process.kill('SIGUSR2')
  await until(async () => counts().length > before)
  return JSON.parse(counts().at(-1) ?? '[]')
}

/** Asks for a page that is not recorded, and goes away at the first byte or after a millisecond. */
const abort = (port: number, count: number) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /docs/missing-${count}/ HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    )
    socket.on('error', () => {})
    if (count % 2) socket.on('data', () => socket.resetAndDestroy())
    else setTimeout(() => socket.resetAndDestroy(), 1)
    socket.on('close', () => resolve())
  })

test(`${ABORTS} readers who go away leave nothing behind`, { timeout: TIME_LIMIT }, async ({ annotate }) => {
  const site = await runSite({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(COUNTING)}` },
  })
  let count = 0
  const some = async (aborts: number) => {
    const end = count + aborts
    const one = async () => {
      while (count < end) await abort(site.port, count++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }
  await some(WARM_UP)
  const before = await heldBy(site)
  await some(ABORTS)
  const after = await heldBy(site)
  const figure = await readFigures(site.opsUrl)
  const ended = figure('page_renders_total{outcome="aborted"}') + figure('page_renders_total{outcome="sent"}')
  expect(figure('page_renders_total{outcome="failed"}')).toBe(0)
  expect(figure('page_renders_total{outcome="aborted"}')).toBeGreaterThan(0)
  expect(ended).toBeLessThanOrEqual(WARM_UP + ABORTS)
  for (const [kind, count] of after.entries())
    expect(count - (before[kind] ?? 0), `kind ${kind}`).toBeLessThanOrEqual(AT_ONCE)
  expect(site.output()).not.toMatch(/"level":"(?:error|fatal)"/)
  await annotate(
    `${figure('page_renders_total{outcome="aborted"}')} renders aborted; requests and answers held: ${before} before, ${after} after`,
  )
  expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
})
