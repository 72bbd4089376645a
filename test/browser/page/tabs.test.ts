import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepsShifts, shiftsOf } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite()

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('the first tab shows, and a click shows another one', async () => {
  const page = await site.open('/docs/')
  expect(await page.getByText('On Linux.').isVisible()).toBe(true)
  expect(await page.getByText('On Windows.').isVisible()).toBe(false)
  await tab(page, 'Windows').click()
  expect(await page.getByText('On Linux.').isVisible()).toBe(false)
  expect(await page.getByText('On Windows.').isVisible()).toBe(true)
})

test('the choice is there the next time, before any script of the page has run', async () => {
  const page = await site.open('/docs/', { mayFail: true })
  await tab(page, 'Windows').click()
  await page.route('**/entry.browser.*', (route) => route.abort())
  await page.goto(`${site.url}/docs/`)
  expect(await page.getByText('On Windows.').isVisible()).toBe(true)
  expect(await page.getByText('On Linux.').isVisible()).toBe(false)
})

test('a remembered choice moves nothing when the page hydrates', async () => {
  const page = await site.open('/docs/', { prepare: keepsShifts })
  await tab(page, 'Windows').click()
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  expect(await tab(page, 'Windows').getAttribute('aria-selected')).toBe('true')
  expect(await shiftsOf(page)).toEqual([])
})

test('the arrow keys, Home and End move along the tabs', async () => {
  const page = await site.open('/docs/')
  await tab(page, 'Linux').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Windows'],
    ['ArrowRight', 'Linux'],
    ['End', 'Windows'],
    ['Home', 'Linux'],
    ['ArrowLeft', 'Windows'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await tab(page, name).getAttribute('aria-selected')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }
})

test('a link to a heading inside a hidden tab opens the tab', async () => {
  const page = await site.open('/docs/#only-on-windows')
  expect(await page.getByRole('heading', { name: 'Only on Windows' }).isVisible()).toBe(true)
  await tab(page, 'Linux').click()
  expect(await page.getByText('On Linux.').isVisible()).toBe(true)
})
