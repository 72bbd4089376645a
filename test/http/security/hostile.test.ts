import { beforeAll, describe, expect, test } from 'vitest'
import { readHostileRequests } from '#test/support/hostile/hostile-requests.ts'
import { revealed, staysHere } from '#test/support/hostile/invariants.ts'
import { rawRequest } from '#test/support/hostile/raw-request.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await runSite({ env: { SITE_URL: 'http://localhost' } })
  return site.stop
})

const requests = readHostileRequests()

test('the table is long enough, and its names are one of a kind', () => {
  expect(requests.length).toBeGreaterThanOrEqual(200)
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length)
})

describe('over a raw socket', () => {
  test.concurrent.each(requests)('$name', async ({ bytes, statuses, absent }) => {
    const { status, text, closed } = await rawRequest(site.port, bytes)
    expect(statuses, text.slice(0, 300)).toContain(status)
    for (const needle of absent) expect(text).not.toContain(needle)
    expect(revealed(text)).toBeNull()
    const location = /^location: (.*)$/im.exec(text.split('\r\n\r\n')[0] ?? '')?.[1]
    if (location !== undefined) expect(staysHere(location)).toBe(true)
    expect(text.match(/HTTP\/1\.1 \d/g)?.length ?? 0, 'one answer at most').toBeLessThanOrEqual(1)
    if (closed) expect(text).toMatch(/^$|\r\nconnection: close\r\n/i)
  })

  test('and the process serves on', async () => {
    expect((await fetch(`${site.url}/livez`)).status).toBe(200)
    expect(site.output()).not.toMatch(/"level":"(?:error|fatal)"/)
  })
})
