import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { savesData } from '#test/support/browser/page-conditions.ts'
import { placeOf, searchDialog, searchHits, searchInput } from '#test/support/browser/search-modal.ts'
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

/** Whether every script that the page has loaded is kept. */
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
  await waitMore(page)
  await until(() => hasAllScripts(page))
  await page.context().setOffline(true)
  return visited
}

/** The same after the stay from which on the search window is kept too. */
const stayThenLose = () => readThenLose({}, (page) => until(() => isKept(page, 'search-modal')))

const notice = (page: Page) => page.locator('.offline')

describe('a document that is kept', () => {
  test('is loaded without an error of its own', async () => {
    const { page, said } = await readThenLose()
    for (let load = 0; load < 3; load++) {
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
    }
    expect(said('error').filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })
})

describe('the search window', () => {
  test.each(['Control+k', '/'])(
    'opens with %s on a kept page and finds the pages that are kept',
    async (key) => {
      const { page } = await stayThenLose()
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
      await page.waitForSelector('html[data-hydrated]')
      await page.keyboard.press(key)
      await searchInput(page).fill('concepts')
      await searchHits(page).first().waitFor()
      expect(await searchHits(page).locator('.hit-title').allTextContents()).toEqual(['Symbol'])
      expect(await searchDialog(page).textContent()).toContain(
        'You are offline. Only titles and headings of pages on this device are searched.',
      )
      expect(await searchDialog(page).getByRole('link', { name: 'See all results' }).count()).toBe(0)
      await page.keyboard.press('Enter')
      await searchDialog(page).waitFor({ state: 'detached' })
      expect(await placeOf(page)).toBe(SYMBOL)
    },
  )

  test('finds the headings of kept pages and goes to them', async () => {
    const { page } = await stayThenLose()
    const heading = page.locator('main h2[id]').first()
    const id = await heading.getAttribute('id')
    const text = (await heading.textContent())?.replace(/#$/, '').trim() ?? ''
    await page.keyboard.press('Control+k')
    await searchInput(page).fill(text)
    await searchHits(page).first().waitFor()
    await page.keyboard.press('Enter')
    await until(async () => (await placeOf(page)) === `${SYMBOL}#${id}`)
  })

  test('is there too for who saves data and has asked for everything', async () => {
    const { page } = await site.visit(SYMBOL, { mayFail: true, prepare: savesData })
    await page.getByRole('button', { name: 'Make available offline' }).click()
    await page.getByText('The documentation is available offline.').waitFor()
    await until(() => isKept(page, 'search-modal'))
    await page.context().setOffline(true)
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    await page.keyboard.press('Control+k')
    await searchInput(page).fill('partitions')
    await searchHits(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
  })

  test('never takes the reader away: not with Enter, and not when it cannot be loaded', async () => {
    const { page } = await stayThenLose()
    await page.keyboard.press('Control+k')
    await searchInput(page).fill('partitions')
    await searchDialog(page).getByText('No results for “partitions”').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(200)
    expect(await placeOf(page)).toBe(SYMBOL)
    expect(await searchDialog(page).isVisible()).toBe(true)
  })

  test('says in place that it is not there, where nothing was kept', async () => {
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
})

describe('the notice', () => {
  test.each([320, 1440])(
    'claims nothing that is not so, can be closed, and comes with the next loss, at %d pixels',
    async (width) => {
      const { page } = await readThenLose({ viewport: { width, height: 700 } })
      await notice(page).waitFor()
      expect(await notice(page).textContent()).toBe(
        'You are offline. You can read the pages that are on this device.',
      )
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )

  test('lies over nothing at the end of the page', async () => {
    const { page } = await readThenLose({ viewport: { width: 390, height: 700 } })
    await notice(page).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const footer = await page.locator('.footer').boundingBox()
    const bar = await notice(page).boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})
