import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdBack } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })
const REFERENCE = '/docs/reference/sql/sample-by/'

describe.each([390, 1440])('without scripts, at %d pixels', (width) => {
  const open = () => site.open(REFERENCE, { javaScriptEnabled: false, viewport: { width, height: 900 } })

  test('the menu of the page has a name that shows, and what it holds can be opened', async () => {
    const page = await open()
    expect(await page.locator('.copy-page').isVisible()).toBe(false)
    const menu = page.locator('.page-menu')
    const box = await menu.boundingBox()
    expect(box?.width).toBeLessThan(120)
    expect((await menu.getByText('Open in', { exact: true }).boundingBox())?.width).toBeGreaterThan(30)
    await menu.getByRole('button', { name: 'Open in' }).focus()
    expect(await menu.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true)
  })

  test('no room is kept for what only a script could do', async () => {
    const page = await open()
    expect(await page.locator('.navbar-localeDropdown').isVisible()).toBe(false)
  })
})

test('before the script is there, the menu of languages does not open: a choice would be lost', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } })
  const release = await holdBack(page, '**/assets/hydrate.*')
  await page.goto(site.url + REFERENCE, { waitUntil: 'commit' })
  await page.locator('.footer').waitFor()
  await page.hover('.locales')
  expect(await page.locator('.locales > ul').isVisible()).toBe(false)
  await page.hover('.versions')
  expect(await page.locator('.versions > ul').isVisible()).toBe(true)
  release()
  await page.waitForSelector('html[data-hydrated]')
  await page.hover('.locales')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.waitForSelector('html[lang=de]')
  await page.close()
})

test('without scripts, the menu of a phone opens, leads to a page and closes, and its contents fold out', async () => {
  const page = await site.open('/docs/', { javaScriptEnabled: false, viewport: { width: 390, height: 900 } })
  const link = page.locator('#sidebar a[href="/docs/quick-start/"]').first()
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('checkbox', { name: 'Documentation menu' }).check()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Quick start' }).waitFor()
  expect(await link.isVisible()).toBe(false)
  expect(await page.locator('.toc a').first().isVisible()).toBe(false)
  await page.click('.toc-label')
  expect(await page.locator('.toc a').first().isVisible()).toBe(true)
})

test('it is dark whatever is stored or preferred, from the first paint on', async () => {
  const page = await site.open('/docs/', {
    colorScheme: 'light',
    prepare: (fresh) => fresh.addInitScript(() => localStorage.setItem('theme', 'light')),
  })
  const scheme = (each: Page) =>
    each.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
      return [document.documentElement.dataset.theme, colorScheme, backgroundColor]
    })
  const dark = ['dark', 'dark', 'rgb(10, 18, 22)']
  expect(await scheme(page)).toEqual(dark)
  // Without a script there is nothing that could change it after the first paint.
  expect(await scheme(await site.open('/docs/', { colorScheme: 'light', javaScriptEnabled: false }))).toEqual(
    dark,
  )
})
