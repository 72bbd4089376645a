import type { Page } from 'playwright-core'
import { click, large, press, see, small, steps, type TourStates } from './state.ts'

const AGGREGATION = '/docs/reference/function/aggregation/'
const SAMPLE_BY = '/docs/reference/sql/sample-by/'
const DATA_TYPES = '/docs/reference/sql/datatypes/'
/** Of the first choice. */
const TABS = 'doc-tabs >> nth=0 >> [role=tab]'
const KNOWN_ISSUES = '/docs/release-notes/known-issues/'

const openMenu = steps((page) => page.check('#menu'), see('main[inert]'))

const filter = (text: string) => async (page: Page) => {
  if (await page.locator('#menu').isVisible()) await openMenu(page)
  await page.fill('.page-filter', text)
}

const store = (key: string, value: string) => (page: Page) =>
  page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, text), [key, value])

const GERMAN = { prepare: store('docs-locale', 'de'), bring: see('html[lang=de]') }

/** Scrolls on from an element. */
const scroll = (selector: string, pixels: number) => async (page: Page) => {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, pixels)
}

const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** Pages as they are, and what opens on them. */
export const PAGE_STATES: TourStates = {
  home: { path: '/docs/' },
  'home-whole': { path: '/docs/', fullPage: true },
  'home-finance': { path: '/docs/', site: 'announcing' },
  reference: { path: AGGREGATION },
  'reference-whole': { path: SAMPLE_BY, fullPage: true },
  'reference-middle': {
    path: AGGREGATION,
    bring: steps(scroll('article h2 >> nth=5', 900), (page) =>
      page.waitForSelector('.toc [aria-current]', { state: 'attached' }),
    ),
  },
  tabs: {
    path: '/docs/quick-start/',
    bring: steps(click(`${TABS} >> nth=-1`), scroll(`${TABS} >> nth=-1`, 300)),
  },
  footer: { path: SAMPLE_BY, bring: toEnd },
  legal: { path: '/privacy-notice/' },
  print: { path: SAMPLE_BY, fullPage: true, bring: (page) => page.emulateMedia({ media: 'print' }) },
  'without-scripts': {
    path: '/docs/quick-start/',
    withoutScripts: true,
    options: { javaScriptEnabled: false },
  },
  'skip-link': { path: SAMPLE_BY, bring: press('Tab') },
  'menu-repository': { path: SAMPLE_BY, at: large, bring: press('Enter', '.repository > button') },
  'menu-version': { path: SAMPLE_BY, at: large, bring: press('Enter', '.versions > button') },
  'menu-locale': {
    path: SAMPLE_BY,
    at: large,
    bring: (page) => page.getByRole('button', { name: 'Language: English' }).press('Enter'),
  },
  'menu-page': { path: SAMPLE_BY, bring: press('Enter', '.page-menu > [aria-expanded]') },
  'menu-docs': { path: SAMPLE_BY, at: small, bring: openMenu },
  'menu-main': { path: SAMPLE_BY, at: small, bring: steps(openMenu, click('.to-main')) },
  filter: { path: SAMPLE_BY, bring: filter('symbol') },
  'filter-nothing': { path: SAMPLE_BY, bring: filter('zebra') },
  'contents-phone': {
    path: SAMPLE_BY,
    at: (width) => width < 1200,
    bring: async (page) => {
      if (!(await page.locator('.toc a').first().isVisible())) await page.click('.toc-label')
    },
  },
  copied: {
    path: SAMPLE_BY,
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
    bring: steps(click('.code .copy-button:visible'), see('[role=status]:has-text("Copied")')),
  },
  'picture-zoomed': {
    path: '/docs/web-console/',
    bring: steps(click('.screenshot a'), see('dialog.zoom[open]'), (page) =>
      page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog.zoom img')?.complete),
    ),
  },
  german: { path: SAMPLE_BY, ...GERMAN },
  'german-not-found': { path: '/docs/concept/symbols/', status: 404, ...GERMAN },
  'german-search-page': { path: '/docs/search/?q=timestamp', ...GERMAN },
  'german-search': {
    ...GERMAN,
    path: SAMPLE_BY,
    bring: steps(
      GERMAN.bring,
      press('Control+k'),
      (page) => page.getByRole('combobox').fill('qqqqqqqqq'),
      see('.search-said'),
    ),
  },
  'table-long': { path: DATA_TYPES, fullPage: true },
  'table-head-sticky': {
    path: DATA_TYPES,
    at: (width) => width >= 820,
    bring: scroll('article .table >> nth=1', 700),
  },
  settings: { path: '/docs/configuration/', bring: scroll('.settings >> nth=0', 0) },
  'setting-arrived': { path: '/docs/configuration/#http.net.connection.limit' },
  // Where no line is too long, there is no button for it; narrow screens wrap at first.
  'listing-unwrapped': {
    path: '/docs/clients/java_ilp/',
    at: small,
    bring: click('role=button[name="Wrap lines"]'),
  },
  'console-address': {
    path: SAMPLE_BY,
    bring: steps(click('role=button[name="Open in Web Console"]'), see('dialog[open]')),
  },
  shortcuts: { path: SAMPLE_BY, bring: steps(press('?'), see('dialog[open]')) },
  'your-server': {
    path: SAMPLE_BY,
    at: large,
    bring: steps(
      press('Enter', '.versions > button'),
      (page) => page.getByRole('button', { name: /^I run / }).press('Enter'),
      see('dialog[open]'),
    ),
  },
  'older-server': {
    path: '/docs/reference/function/array/',
    prepare: store('docs-running-release', '8.2.0'),
    fullPage: true,
  },
  'newer-server': { path: KNOWN_ISSUES, prepare: store('docs-running-release', '9.3.4') },
  'known-issues': { path: KNOWN_ISSUES, fullPage: true },
  releases: { path: '/docs/release-notes/releases/', fullPage: true },
  languages: { path: '/docs/clients/ingest-python/' },
  'function-reference': { path: '/docs/reference/function/array/' },
  diagram: { path: '/docs/reference/sql/create-table/', fullPage: true },
  formulas: { path: '/docs/reference/function/aggregation/#regr_slope' },
  runbooks: { path: '/docs/troubleshooting/runbooks/', fullPage: true },
  feedback: {
    path: SAMPLE_BY,
    prepare: (page) => page.route('**/docs/api/feedback', (route) => route.fulfill({ status: 204 })),
    bring: steps(
      (page) => page.getByRole('button', { name: 'No', exact: true }).click(),
      see('a:has-text("Tell us what is missing")'),
    ),
  },
}
