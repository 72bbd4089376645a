import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { placeOf, searchDialog, searchInput } from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'
import type { VisitOptions } from '#test/support/visit.ts'

const SYMBOL = '/docs/concept/symbol/'

const site = browserSite({ env: { OFFLINE: 'on' } })

const isKept = (page: Page, part: string) =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().some(({ url }) => url.includes(wanted))
  }, part)

/** Checks whether every script that the page has loaded is kept. */
const hasAllScripts = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const kept = loaded.filter((name) => name.endsWith('.js')).map((name) => caches.match(name))
    return (await Promise.all(kept)).every((answer) => answer !== undefined)
  })

/**
 * Opens a page, waits until it is kept and takes the connection away. Network errors do not fail the test from then on.
 */
async function readThenLose(options: VisitOptions = {}, waitMore = async (_page: Page) => {}) {
  const visited = await site.visit(SYMBOL, { mayFail: true, ...options })
  const { page } = visited
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await until(() => isKept(page, SYMBOL))
  await until(() => hasAllScripts(page))
  await waitMore(page)
  await page.context().setOffline(true)
  return visited
}

const notice = (page: Page) => page.locator('.offline')

test('a document that is kept is loaded without an error of its own', async () => {
  const { page, said } = await readThenLose()
  for (let load = 0; load < 3; load++) {
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
  }
  expect(said('error').filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
})

test('the search window says that it needs a connection, and leaves the reader where they are', async () => {
  const { page } = await readThenLose({}, async (open) => {
    await open.keyboard.press('Control+k')
    await searchInput(open).waitFor()
  })
  await searchInput(page).fill('partitions')
  await page.keyboard.press('Enter')
  await searchDialog(page).getByText('Search needs a connection').waitFor()
  expect(await placeOf(page)).toBe(SYMBOL)
  expect(await searchDialog(page).isVisible()).toBe(true)
})

test('where no search window was kept, the page says so in place', async () => {
  const { page } = await site.visit(SYMBOL, {
    mayFail: true,
    serviceWorkers: 'block',
    prepare: (fresh) => fresh.route('**/search-modal.*', (route) => route.abort()),
  })
  await page.context().setOffline(true)
  await page.keyboard.press('Control+k')
  await page.getByRole('status').getByText('Search needs a connection').waitFor()
  expect(await placeOf(page)).toBe(SYMBOL)
})

test('the notice claims nothing that is not so, lies over nothing, can be closed, and comes with the next loss', async () => {
  const { page } = await readThenLose({ viewport: { width: 320, height: 700 } })
  await notice(page).waitFor()
  expect(await notice(page).textContent()).toBe(
    'You are offline. You can read the pages that you have opened before.',
  )
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const footer = await page.locator('.footer').boundingBox()
  const bar = await notice(page).boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await notice(page).waitFor({ state: 'detached' })
  // The page must hear of both changes: it is told a moment after the browser has changed.
  const heard = page.evaluate(
    () => new Promise<void>((done) => window.addEventListener('online', () => done(), { once: true })),
  )
  await page.context().setOffline(false)
  await heard
  await page.context().setOffline(true)
  await notice(page).waitFor()
})
