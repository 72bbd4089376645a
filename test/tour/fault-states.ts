import type { Page } from 'playwright-core'
import { changesJson, savesData } from '#test/support/browser/page-conditions.ts'
import { click, never, see, small, steps, type TourStates } from './state.ts'

const PAGE = '/docs/reference/sql/sample-by/'

/** A press on the link to another page, as it is without the reader's having come near it. */
const goOn = (page: Page) => page.locator('.page-links a').last().dispatchEvent('click')
const goOffline = (page: Page) => page.context().setOffline(true)
const lose = steps(goOffline, goOn, see('.load-error'))
const holdData = (page: Page) => page.route('**/data.json*', never)
const abort = (pattern: string | RegExp) => (page: Page) => page.route(pattern, (route) => route.abort())

const breakSite = changesJson('**/assets/site.*.json', (data) => Object.assign(data, { config: null }))

/** States in which something is late, lost or wrong. */
export const FAULT_STATES: TourStates = {
  progress: {
    path: PAGE,
    prepare: savesData,
    // Some of its steps later it can be seen.
    bring: steps(holdData, goOn, see('.progress-bar'), (page) =>
      page.waitForFunction(
        () => (document.querySelector<HTMLProgressElement>('.progress-bar')?.value ?? 0) > 0.1,
      ),
    ),
  },
  'load-error': { path: PAGE, prepare: savesData, bring: lose },
  spinner: {
    path: PAGE,
    prepare: savesData,
    bring: steps(
      lose,
      holdData,
      (page) => page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true })),
      click('.load-error button'),
      see('.spinner'),
    ),
  },
  crash: { path: PAGE, withoutScripts: true, prepare: breakSite, bring: see('.crash') },
  'not-found': { path: '/docs/concept/symbols/', status: 404 },
  'not-found-at-all': { path: '/elsewhere/', status: 404 },
  'base-url': {
    path: '/docs/',
    withoutScripts: true,
    prepare: abort('**/assets/entry.browser.*.js'),
    bring: see('text="The script of this site did not load."'),
  },
  'base-url-no-styles': { path: '/docs/', withoutScripts: true, prepare: abort('**/docs/assets/**') },
  offline: { path: PAGE, bring: steps(goOffline, see('.offline')) },
  announcement: { path: PAGE, site: 'announcing' },
  'announcement-menu': {
    path: PAGE,
    site: 'announcing',
    at: small,
    bring: steps((page) => page.check('#menu'), see('main[inert]')),
  },
  'assistant-loading': {
    path: PAGE,
    site: 'announcing',
    prepare: (page) => page.route(/^https:/, never),
    bring: steps(click('.ask-ai'), see('.ask-ai[aria-busy=true]')),
  },
  'assistant-lost': {
    path: PAGE,
    site: 'announcing',
    prepare: abort(/^https:/),
    bring: steps(click('.ask-ai'), see('text=The assistant could not be loaded')),
  },
}
