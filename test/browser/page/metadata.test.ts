import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepsShifts, shiftsOf } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite()

async function openWith(metadata: { status?: number; body: string }, mayFail = false) {
  const asked: string[] = []
  const page = await site.open('/docs/', {
    mayFail,
    prepare: async (page) => {
      await keepsShifts(page)
      await page.route('**/docs/api/metadata', (route) => {
        asked.push(route.request().url())
        return route.fulfill(metadata)
      })
    },
  })
  await page.waitForLoadState('networkidle')
  return { page, asked }
}

/** The reader looks at another tab and comes back. */
const comeBack = (page: Page, { minutes }: { minutes: number }) =>
  page.evaluate((ms) => {
    const now = Date.now
    Date.now = () => now() + ms
    document.dispatchEvent(new Event('visibilitychange'))
  }, minutes * 60_000)

const NEWER = {
  body: JSON.stringify({ shown: { release: '9.9.9', stars: '17.2k', forks: '…', facts: ['Java'] } }),
}

test('a document shows what the server knows: only the menu with more facts asks for them', async () => {
  const { page, asked } = await openWith(NEWER)
  await comeBack(page, { minutes: 1 })
  expect(asked).toEqual([])
  await page.locator('.repository > button').press('Enter')
  await page.locator('.repository .repository-facts', { hasText: 'Java' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.repository > button').press('Enter')
  expect(asked).toHaveLength(1)
})

test('readers who come back to an old tab see what the server knows now, and nothing moves', async () => {
  const { page } = await openWith(NEWER)
  await comeBack(page, { minutes: 10 })
  await page.locator('.release', { hasText: '9.9.9' }).first().waitFor()
  expect(await page.locator('.stars').first().textContent()).toContain('17.2k')
  // Any shift that the new strings cause has happened a frame later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await shiftsOf(page)).toEqual([])
})

test('a count that GitHub does not tell is left out of the facts', async () => {
  const { page } = await openWith(NEWER)
  await comeBack(page, { minutes: 10 })
  await page.locator('.release', { hasText: '9.9.9' }).first().waitFor()
  await page.locator('.repository > button').press('Enter')
  expect(await page.locator('.repository .repository-facts').textContent()).toBe('Java')
})

test.each([
  ['an error', { status: 503, body: 'busy' }],
  ['garbage', { body: '<html>' }],
])('%s in place of metadata changes nothing', async (_, answer) => {
  const { page, asked } = await openWith(answer, true)
  await comeBack(page, { minutes: 10 })
  await until(async () => asked.length === 1)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.release').first().textContent()).toBe('9.1.0')
})

test('the menu of small screens has the facts too, and nothing moves', async () => {
  const page = await site.open('/docs/', { viewport: { width: 390, height: 800 }, prepare: keepsShifts })
  await page.locator('#menu').press('Space')
  await page.locator('.to-main').click()
  await page.locator('.main-panel .repository-facts', { hasText: '16.0k stars' }).waitFor()
  expect(await shiftsOf(page)).toEqual([])
})
