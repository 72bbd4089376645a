import type { Page } from 'playwright-core'
import { laidOut } from '#test/support/browser/page-conditions.ts'
import { large, small, type TourState } from './state.ts'

const AGGREGATION = '/docs/reference/function/aggregation/'
const SAMPLE_BY = '/docs/reference/sql/sample-by/'

const openMenu = async (page: Page) => {
  await page.check('#menu')
  await page.waitForSelector('main[inert]')
}

const speakGerman = (page: Page) => page.addInitScript(() => localStorage.setItem('docs-locale', 'de'))

/** Pages as they are, and what opens on them. */
export const PAGE_STATES: readonly TourState[] = [
  { name: 'home', path: '/docs/' },
  { name: 'home-whole', path: '/docs/', fullPage: true },
  { name: 'home-finance', path: '/docs/', site: 'announcing' },
  { name: 'reference', path: AGGREGATION },
  { name: 'reference-whole', path: SAMPLE_BY, fullPage: true },
  {
    name: 'reference-middle',
    path: AGGREGATION,
    bring: async (page) => {
      await page.locator('article h2').nth(5).scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 900)
      await page.waitForSelector('.toc [aria-current]', { state: 'attached' })
    },
  },
  { name: 'tabs', path: '/docs/quick-start/', bring: (page) => page.locator('[role=tab]').last().click() },
  {
    name: 'footer',
    path: SAMPLE_BY,
    bring: async (page) => {
      await laidOut(page)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    },
  },
  { name: 'legal', path: '/privacy-notice/' },
  { name: 'print', path: SAMPLE_BY, fullPage: true, bring: (page) => page.emulateMedia({ media: 'print' }) },
  {
    name: 'without-scripts',
    path: '/docs/quick-start/',
    withoutScripts: true,
    options: { javaScriptEnabled: false },
  },
  { name: 'skip-link', path: SAMPLE_BY, bring: (page) => page.keyboard.press('Tab') },
  { name: 'menu-repository', path: SAMPLE_BY, at: large, bring: (page) => page.hover('.repository') },
  { name: 'menu-version', path: SAMPLE_BY, at: large, bring: (page) => page.hover('.versions') },
  {
    name: 'menu-locale',
    path: SAMPLE_BY,
    at: large,
    bring: (page) => page.getByRole('button', { name: 'Language: English' }).press('Enter'),
  },
  {
    name: 'menu-page',
    path: SAMPLE_BY,
    bring: (page) => page.locator('.page-menu > [aria-expanded]').press('Enter'),
  },
  { name: 'menu-docs', path: SAMPLE_BY, at: small, bring: openMenu },
  {
    name: 'menu-main',
    path: SAMPLE_BY,
    at: small,
    bring: async (page) => {
      await openMenu(page)
      await page.click('.to-main')
    },
  },
  {
    name: 'filter',
    path: SAMPLE_BY,
    bring: async (page) => {
      if (await page.locator('#menu').isVisible()) await openMenu(page)
      await page.fill('.page-filter', 'time')
    },
  },
  {
    name: 'filter-nothing',
    path: SAMPLE_BY,
    bring: async (page) => {
      if (await page.locator('#menu').isVisible()) await openMenu(page)
      await page.fill('.page-filter', 'zebra')
    },
  },
  {
    name: 'contents-phone',
    path: SAMPLE_BY,
    at: (width) => width < 1200,
    bring: async (page) => {
      if (!(await page.locator('.toc a').first().isVisible())) await page.click('.toc-label')
    },
  },
  {
    name: 'copied',
    path: SAMPLE_BY,
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
    bring: async (page) => {
      await page.locator('.code .copy-button:visible').first().click()
      await page.getByRole('status').getByText('Copied').waitFor()
    },
  },
  {
    name: 'picture-zoomed',
    path: '/docs/web-console/',
    bring: async (page) => {
      await page.locator('.screenshot a').first().click()
      await page.waitForSelector('dialog.zoom[open]')
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog.zoom img')?.complete)
    },
  },
  {
    name: 'german',
    path: SAMPLE_BY,
    prepare: speakGerman,
    bring: (page) => page.waitForSelector('html[lang=de]'),
  },
  {
    name: 'german-not-found',
    path: '/docs/concept/symbols/',
    status: 404,
    prepare: speakGerman,
    bring: (page) => page.waitForSelector('html[lang=de]'),
  },
  {
    name: 'german-search-page',
    path: '/docs/search/?q=timestamp',
    prepare: speakGerman,
    bring: (page) => page.waitForSelector('html[lang=de]'),
  },
  {
    name: 'german-search',
    path: SAMPLE_BY,
    prepare: speakGerman,
    bring: async (page) => {
      await page.waitForSelector('html[lang=de]')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('qqqqqqqqq')
      await page.waitForSelector('.search-said')
    },
  },
]
