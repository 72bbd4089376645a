import type { Page } from 'playwright-core'
import { isFocused } from '#test/support/browser/reader.ts'
import { modal, SEARCH_API } from '#test/support/browser/search-modal.ts'
import { until } from '#test/support/site-process.ts'
import { click, never, press, see, steps, type TourStates } from './state.ts'

const path = '/docs/reference/sql/sample-by/'

const openModal = async (page: Page) => {
  await modal.open(page)
  await until(() => isFocused(modal.input(page)))
}

const ask = (query: string) => steps(openModal, (page) => modal.input(page).fill(query))
const seeHits = (page: Page) => modal.hits(page).first().waitFor()

/** Opens the first hit of a query, so that it is kept. */
const keep = (query: string) => steps(ask(query), seeHits, press('Enter'), (page) => modal.closed(page))

/** The modal and the page of search. */
export const SEARCH_STATES: TourStates = {
  'search-empty': { path, bring: openModal },
  'search-results': { path, bring: steps(ask('sample by'), seeHits, press('ArrowDown')) },
  'search-kept': {
    path,
    bring: steps(
      ...['sample by', 'to_timestamp', 'kubernetes'].map(keep),
      openModal,
      click('.hit-favour >> nth=-1'),
    ),
  },
  'search-nothing': { path, bring: steps(ask('qqqqqqqqq'), see('.search-said')) },
  'search-failed': {
    path,
    prepare: (page) => page.route(SEARCH_API, (route) => route.abort()),
    bring: steps(ask('time'), see('[role=alert]')),
  },
  'search-stalled': {
    path,
    prepare: (page) => page.route(SEARCH_API, never),
    bring: steps(ask('time'), see('.search-sign.stalled')),
  },
  'search-page': { path: '/docs/search/?q=timestamp' },
  'search-page-end': { path: '/docs/search/?q=timestamp&page=2', fullPage: true },
  'search-page-nothing': { path: '/docs/search/?q=qqqqqqqqq' },
  'search-page-empty': { path: '/docs/search/' },
}
