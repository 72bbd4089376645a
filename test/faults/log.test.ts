import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startSite } from '#test/support/site-process.ts'

const env = { LOG_LEVEL: 'debug' }

test('a closed log pipe stops no answer', async () => {
  const site = await startSite({ env })
  site.process.stdout?.destroy()
  site.process.stderr?.destroy()
  for (let round = 0; round < 20; round++)
    expect((await fetch(`${site.url}/docs/?${round}`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test('a full disk behind the log stops no answer', async () => {
  const full = openSync('/dev/full', 'w')
  const site = await startSite({ env, stdio: ['ignore', full, full] })
  for (let round = 0; round < 20; round++)
    expect((await fetch(`${site.url}/docs/?${round}`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
  closeSync(full)
})
