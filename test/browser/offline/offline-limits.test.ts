import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import {
  follow,
  heading,
  hydrated,
  offlineSite,
  PARTITIONS,
  SYMBOL,
} from '#test/support/browser/offline-site.ts'
import { savesData } from '#test/support/browser/page-conditions.ts'
import { siteOfTest } from '#test/support/site-of-test.ts'
import { until } from '#test/support/site-process.ts'

const site = offlineSite()
const { read } = site

test('a reader who saves data has nothing kept', async () => {
  const context = await site.newContext()
  const page = await context.newPage()
  await savesData(page)
  await page.goto(site.front.url + SYMBOL)
  await hydrated(page)
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
  const without = await siteOfTest()
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
  const context = await site.newContext({ viewport: { width, height: 900 }, bypassCSP: true })
  const page = await read(SYMBOL, context)
  await site.front.close()
  await page.goto(site.front.url + PARTITIONS)
  await page.getByRole('navigation', { name: 'On this device' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const scrolls = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await scrolls()).toBe(false)
})
