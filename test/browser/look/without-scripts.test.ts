import { describe, expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ fixture: 'real' })
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
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/hydrate.*', async (route) => {
    await released
    await route.continue()
  })
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
