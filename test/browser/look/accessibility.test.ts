import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { changesJson, savesData } from '#test/support/browser/page-conditions.ts'
import { PATIENCE_MS } from '#test/support/browser.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { siteYaml } from '#test/support/site-yaml.ts'
import type { VisitOptions } from '#test/support/visit.ts'

const LONG = '/docs/concept/partitions/'

const site = browserSite({
  env: { AI_WIDGET_ID: 'test-widget' },
  content: {
    'site.yaml': await siteYaml({
      announcement: { text: '9.1 is here.', link: { label: 'See what is new', href: '/docs/' } },
    }),
  },
})

const open = (path: string, width: number, options: VisitOptions = {}) =>
  site.open(path, { viewport: { width, height: 900 }, bypassCSP: true, ...options })

/** States that a page can be brought into, by name; the widths are those that have them. */
const STATES: [name: string, widths: number[], bring: (page: Page) => Promise<unknown>][] = [
  ['with the menu of the repository', [1440], (page) => page.locator('.repository > button').press('Enter')],
  [
    'with the menu of the page',
    [390, 1440],
    (page) => page.locator('.page-menu > [aria-expanded]').press('Enter'),
  ],
  [
    'with the sheet of keyboard shortcuts',
    [320, 1440],
    async (page) => {
      await page.keyboard.press('?')
      await page.locator('.shortcuts').waitFor()
    },
  ],
  ['with pages filtered', [1440], (page) => page.fill('.page-filter', 'symbol')],
  ['with nothing found by the filter', [1440], (page) => page.fill('.page-filter', 'zebra')],
  ['with the menu of the documentation', [390, 820], (page) => page.check('#menu')],
  [
    'with the main menu',
    [390, 820],
    async (page) => {
      await page.check('#menu')
      await page.click('.to-main')
    },
  ],
  [
    'in German',
    [390, 1440],
    async (page) => {
      await page.evaluate(() => localStorage.setItem('docs-locale', 'de'))
      await page.reload()
      await page.waitForSelector('html[lang=de]')
    },
  ],
  [
    'offline, on a page that cannot be loaded',
    [390, 1440],
    async (page) => {
      await page.context().setOffline(true)
      await page.locator('.page-links a').first().dispatchEvent('click')
      await page.waitForSelector('.load-error')
    },
  ],
  [
    'while a page that could not be loaded is tried again',
    [390],
    async (page) => {
      await page.context().setOffline(true)
      await page.locator('.page-links a').first().dispatchEvent('click')
      await page.waitForSelector('.load-error')
      await page.route('**/data.json*', () => new Promise<void>(() => {}))
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }))
      await page.click('.load-error button')
      await page.waitForSelector('.spinner')
    },
  ],
  [
    'while the next page is on its way',
    [390],
    async (page) => {
      await page.route('**/data.json*', () => new Promise<void>(() => {}))
      await page.locator('.page-links a').first().dispatchEvent('click')
      await page.waitForSelector('.progress-bar')
    },
  ],
]

describe.each(STATES)('%s', (_name, widths, bring) => {
  test.each(widths)('there is no accessibility finding at %d pixels', async (width) => {
    const page = await open(LONG, width, {
      mayFail: true,
      prepare: savesData,
    })
    await bring(page)
    expect(await axeFindings(page)).toEqual([])
    const tooWide = await page
      .locator('html, dialog[open]')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth))
    expect(tooWide).toEqual([])
  })
})

test('there is no accessibility finding on a page that crashed', async () => {
  const page = await site.browser.newPage({ bypassCSP: true })
  page.setDefaultTimeout(PATIENCE_MS)
  await changesJson('**/assets/site.*.json', (data) => Object.assign(data, { config: null }))(page)
  await page.goto(site.url + LONG)
  await page.waitForSelector('.crash')
  expect(await axeFindings(page)).toEqual([])
  await page.close()
})
