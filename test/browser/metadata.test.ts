import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { type SiteProcess, startSite } from '#test/support/site-process.ts'

let site: SiteProcess
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(metadata: { status?: number; body: string }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number }
    shifts.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/docs/api/metadata', (route) => route.fulfill(metadata))
  await page.goto(`${site.url}/docs/`)
  await page.waitForSelector('html[data-hydrated]')
  return page
}

test('the navbar shows what the server knows now, and nothing moves', async () => {
  const page = await open({ body: JSON.stringify({ shown: { release: '9.9.9', stars: '17.2k' } }) })
  await page.locator('.release', { hasText: '9.9.9' }).first().waitFor()
  expect(await page.locator('.stars').first().textContent()).toContain('17.2k')
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001)
})

test.each([
  ['an error', { status: 503, body: 'busy' }],
  ['garbage', { body: '<html>' }],
])('%s in place of metadata changes nothing', async (_, answer) => {
  const page = await open(answer)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.release').first().textContent()).toBe('9.1.0')
})
