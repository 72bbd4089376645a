import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { offlineSite, PARTITIONS, SYMBOL } from '#test/support/browser/offline-site.ts'
import { savesData } from '#test/support/browser/page-conditions.ts'
import { follow, heading, hydrated, placeOf } from '#test/support/browser/reader.ts'
import { modal } from '#test/support/browser/search-modal.ts'
import { runSite, until } from '#test/support/site-process.ts'

const site = offlineSite()
const { read } = site

test('a reader who saves data has nothing kept', async () => {
  const { page } = await site.visit(SYMBOL, { prepare: savesData })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(site.front.asked.some(({ url }) => url.startsWith('/docs/sw.js'))).toBe(false)
})

const workers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ waiting, active }) => ({
      waits: waiting !== null,
      replaces: active?.state === 'activating',
    }))
  })

/**
 * A page of the site's origin that no worker answers, once the last has taken itself away: a
 * navigation through a worker that changes while a debugger is attached to it can be left
 * without an answer, therefore the workers are looked at from an address that none of them has.
 */
async function workerlessPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.front.url}/livez`)
  await until(async () => (await workers(page)).length === 0)
  return page
}

test('where reading offline is turned off, an earlier worker takes away what it kept, and itself', async () => {
  const page = await read(SYMBOL)
  const without = await runSite()
  site.front.lead(without.url)
  await page.reload()
  await hydrated(page)
  // While a debugger is attached to the earlier worker, Chromium lets its successor wait until its pages are closed.
  await until(async () => (await workers(page)).every(({ waits, replaces }) => waits || replaces))
  await page.close()
  const later = await workerlessPage(page.context())
  expect(await later.evaluate(() => caches.keys())).toEqual([])
  await later.goto(site.front.url + SYMBOL)
  await hydrated(later)
  expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
})

test('a device without room still shows every page', async () => {
  const page = await read(SYMBOL)
  const quotaSize = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.front.url, quotaSize })
  await follow(page, PARTITIONS)
  await heading(page, 'Partitions').waitFor()
  await page.reload()
  await heading(page, 'Partitions').waitFor()
})

test.each([390, 1440])('axe finds nothing wrong with the offline page, at %d pixels', async (width) => {
  const page = await read(SYMBOL, { viewport: { width, height: 900 }, bypassCSP: true })
  await site.front.close()
  await page.goto(site.front.url + PARTITIONS)
  await page.getByRole('navigation', { name: 'On this device' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const scrolls = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await scrolls()).toBe(false)
})

test('a document that is kept is loaded without an error of its own', async () => {
  const page = await read(SYMBOL)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.context().setOffline(true)
  for (let load = 0; load < 3; load++) {
    await page.reload()
    await heading(page, 'Symbol').waitFor()
  }
  expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
})

test('the search window says that it needs a connection, and leaves the reader where they are', async () => {
  const page = await read(SYMBOL)
  await page.keyboard.press('Control+k')
  await modal.input(page).waitFor()
  await page.context().setOffline(true)
  await modal.input(page).fill('partitions')
  await page.keyboard.press('Enter')
  await modal.dialog(page).getByText('Search needs a connection').waitFor()
  expect(await placeOf(page)).toBe(SYMBOL)
  expect(await modal.dialog(page).isVisible()).toBe(true)
})

test('where no search window was kept, the page says so in place', async () => {
  const { page } = await site.visit(SYMBOL, {
    serviceWorkers: 'block',
    prepare: (fresh) => fresh.route('**/search-modal.*', (route) => route.abort()),
  })
  await page.context().setOffline(true)
  await page.keyboard.press('Control+k')
  await page.getByRole('status').getByText('Search needs a connection').waitFor()
  expect(await placeOf(page)).toBe(SYMBOL)
})

test('the notice claims nothing that is not so, lies over nothing, can be closed, and comes with the next loss', async () => {
  const page = await read(SYMBOL, { viewport: { width: 320, height: 700 } })
  await page.context().setOffline(true)
  const notice = page.locator('.offline')
  await notice.waitFor()
  expect(await notice.textContent()).toBe(
    'You are offline. You can read the pages that you have opened before.',
  )
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const footer = await page.locator('.footer').boundingBox()
  const bar = await notice.boundingBox()
  // A page scrolls by whole pixels.
  expect(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await notice.getByRole('button', { name: 'Close' }).click()
  await notice.waitFor({ state: 'detached' })
  // The page must hear of both changes: it is told a moment after the browser has changed.
  const heard = page.evaluate(
    () => new Promise<void>((done) => window.addEventListener('online', () => done(), { once: true })),
  )
  await page.context().setOffline(false)
  await heard
  await page.context().setOffline(true)
  await notice.waitFor()
})
