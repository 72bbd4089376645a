import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureRate } from '#test/support/load/steady-load.ts'
import { runSite, type SiteProcess, until } from '#test/support/site-process.ts'

const env = { LOG_LEVEL: 'debug' }

test('a closed log pipe stops no answer', async () => {
  const site = await runSite({ env })
  site.process.stdout?.destroy()
  site.process.stderr?.destroy()
  for (let round = 0; round < 20; round++)
    expect((await fetch(`${site.url}/docs/?${round}`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test('a full disk behind the log stops no answer', async () => {
  const full = openSync('/dev/full', 'w')
  const site = await runSite({ env, stdio: ['ignore', full, full] })
  for (let round = 0; round < 20; round++)
    expect((await fetch(`${site.url}/docs/?${round}`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
  closeSync(full)
})

/** More lines than the buffers between the process and its reader can hold. */
const REQUESTS = 15_000

const askMany = ({ url }: SiteProcess) =>
  measureRate(url, () => ({ path: '/docs/' }), { readers: 8, requests: REQUESTS })

test('a stalled log pipe delays no answer, and the lost lines are counted', async ({ annotate }) => {
  const site = await runSite({ env })
  const logged = () => site.output().split('"msg":"request"').length - 1
  // The page that said that the site answers.
  await until(async () => logged() === 1)
  site.process.stdout?.pause()
  const { statuses } = await askMany(site)
  expect(statuses).toEqual(new Set([200]))
  site.process.stdout?.resume()
  const lostLine = () => /"level":"warn".*"lines":(\d+),"msg":"Log lines were lost"/.exec(site.output())
  await until(async () => lostLine() !== null)
  const [lost, kept] = [Number(lostLine()?.[1]), logged() - 1]
  await annotate(`${REQUESTS} answered, ${kept} lines kept, ${lost} lost`)
  expect(lost).toBeGreaterThan(0)
  expect(kept + lost).toBe(REQUESTS)
  expect(await site.stop()).toBe(0)
})

test('a stalled log pipe does not delay the exit of the process', async () => {
  const site = await runSite({ env })
  site.process.stdout?.pause()
  await askMany(site)
  expect(await site.stop()).toBe(0)
})
