import type { Page } from 'playwright-core'
import {
  isFocused,
  SEARCH_API,
  searchDialog,
  searchHits,
  searchInput,
} from '#test/support/browser/search-modal.ts'
import { until } from '#test/support/site-process.ts'
import type { TourState } from './state.ts'

const path = '/docs/reference/sql/sample-by/'

const openModal = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await searchDialog(page).waitFor()
  await until(() => isFocused(searchInput(page)))
}

const ask = async (page: Page, query: string) => {
  await openModal(page)
  await searchInput(page).fill(query)
}

/** Opens the first hit of each query, so that it is kept, and the modal again. */
const keep = async (page: Page, queries: readonly string[]) => {
  for (const query of queries) {
    await ask(page, query)
    await searchHits(page).first().waitFor()
    await page.keyboard.press('Enter')
    await searchDialog(page).waitFor({ state: 'detached' })
  }
  await openModal(page)
}

/** The modal and the page of search. */
export const SEARCH_STATES: readonly TourState[] = [
  { name: 'search-empty', path, bring: openModal },
  {
    name: 'search-results',
    path,
    bring: async (page) => {
      await ask(page, 'sample by')
      await searchHits(page).first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'search-kept',
    path,
    bring: async (page) => {
      await keep(page, ['asof join', 'count', 'partitions'])
      await page.locator('.hit-favour').last().click()
    },
  },
  {
    name: 'search-nothing',
    path,
    bring: async (page) => {
      await ask(page, 'qqqqqqqqq')
      await page.waitForSelector('.search-said')
    },
  },
  {
    name: 'search-failed',
    path,
    prepare: (page) => page.route(SEARCH_API, (route) => route.abort()),
    bring: async (page) => {
      await ask(page, 'time')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'search-stalled',
    path,
    prepare: (page) => page.route(SEARCH_API, () => new Promise<void>(() => {})),
    bring: async (page) => {
      await ask(page, 'time')
      await page.waitForSelector('.search-sign.stalled')
    },
  },
  { name: 'search-page', path: '/docs/search/?q=timestamp' },
  { name: 'search-page-end', path: '/docs/search/?q=timestamp&page=2', fullPage: true },
  { name: 'search-page-nothing', path: '/docs/search/?q=qqqqqqqqq' },
  { name: 'search-page-empty', path: '/docs/search/' },
]
