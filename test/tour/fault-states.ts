import type { Page } from 'playwright-core'
import { savesData } from '#test/support/browser/page-conditions.ts'
import { small, type TourState } from './state.ts'

const PAGE = '/docs/reference/sql/sample-by/'

/** A press on the link to the next page, as it is without the reader's having come near it. */
const goOn = (page: Page) => page.locator('.page-links a[rel=next]').dispatchEvent('click')
/** Answers that never come. */
const never = () => new Promise<void>(() => {})

const lose = async (page: Page) => {
  await page.context().setOffline(true)
  await goOn(page)
  await page.waitForSelector('.load-error')
}

const breakFile = (pattern: string, change: (data: Record<string, unknown>) => unknown) => (page: Page) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })

/** States in which something is late, lost or wrong. */
export const FAULT_STATES: readonly TourState[] = [
  {
    name: 'progress',
    path: PAGE,
    prepare: savesData,
    bring: async (page) => {
      await page.route('**/data.json*', never)
      await goOn(page)
      await page.waitForSelector('.progress-bar')
      // Some of its steps later it can be seen.
      await page.waitForFunction(
        () => (document.querySelector<HTMLProgressElement>('.progress-bar')?.value ?? 0) > 0.1,
      )
    },
  },
  { name: 'load-error', path: PAGE, prepare: savesData, bring: lose },
  {
    name: 'spinner',
    path: PAGE,
    prepare: savesData,
    bring: async (page) => {
      await lose(page)
      await page.route('**/data.json*', never)
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }))
      await page.click('.load-error button')
      await page.waitForSelector('.spinner')
    },
  },
  {
    name: 'crash',
    path: PAGE,
    withoutScripts: true,
    prepare: breakFile('**/assets/site.*.json', (data) => ({ ...data, navigation: [{ kind: 'gone' }] })),
    bring: (page) => page.waitForSelector('.crash'),
  },
  { name: 'not-found', path: '/docs/concept/symbols/', status: 404 },
  { name: 'not-found-at-all', path: '/elsewhere/', status: 404 },
  {
    name: 'base-url',
    path: '/docs/',
    withoutScripts: true,
    prepare: (page) => page.route('**/assets/entry.browser.*.js', (route) => route.abort()),
    bring: (page) => page.getByText('The script of this site did not load.').waitFor(),
  },
  {
    name: 'base-url-no-styles',
    path: '/docs/',
    withoutScripts: true,
    prepare: (page) => page.route('**/docs/assets/**', (route) => route.abort()),
  },
  {
    name: 'offline',
    path: PAGE,
    bring: async (page) => {
      await page.context().setOffline(true)
      await page.waitForSelector('.offline')
    },
  },
  { name: 'announcement', path: PAGE, site: 'announcing' },
  {
    name: 'announcement-menu',
    path: PAGE,
    site: 'announcing',
    at: small,
    bring: async (page) => {
      await page.check('#menu')
      await page.waitForSelector('main[inert]')
    },
  },
  {
    name: 'assistant-loading',
    path: PAGE,
    site: 'announcing',
    prepare: (page) => page.route(/^https:/, never),
    bring: async (page) => {
      await page.locator('.ask-ai').click()
      await page.waitForSelector('.ask-ai[aria-busy=true]')
    },
  },
  {
    name: 'assistant-lost',
    path: PAGE,
    site: 'announcing',
    prepare: (page) => page.route(/^https:/, (route) => route.abort()),
    bring: async (page) => {
      await page.locator('.ask-ai').click()
      await page.getByText('The assistant could not be loaded').waitFor()
    },
  },
]
