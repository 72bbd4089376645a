import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/axe.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { fixtureSite, type SiteProcess, startSite, until } from '#test/support/site-process.ts'
import { type Visit, visit } from '#test/support/visit.ts'

let site: SiteProcess
let browser: Browser

beforeAll(async () => {
  site = await startSite({ env: { CONTENT_DIR: fixtureSite('search') } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const PAGE = '/docs/concept/deduplication/'
const API = '**/docs/api/search/**'
const open = (options: Parameters<typeof visit>[2] = {}): Promise<Visit> =>
  visit(browser, site.url + PAGE, options)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' })
const input = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
const path = (page: Page) => page.evaluate(() => window.location.pathname + window.location.hash)
const isFocused = (locator: ReturnType<typeof input>) =>
  locator.evaluate((element) => element === document.activeElement)

/** Opens a page with the modal on it and a query in it. */
async function openWith(query: string, more: Parameters<typeof visit>[2] = {}): Promise<Visit> {
  const visited = await open(more)
  await visited.page.keyboard.press('Control+k')
  await input(visited.page).fill(query)
  return visited
}

/** Opens the hit that comes first for each query, and returns to the page with the modal open. */
async function openHits(page: Page, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    await page.keyboard.press('Control+k')
    await input(page).fill(query)
    await options(page).getByText(query, { exact: true }).first().click()
    await dialog(page).waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await dialog(page).waitFor()
}

describe('no results', () => {
  test('say so, suggest others and ask for a report', async () => {
    const { page } = await openWith('qqqqqqqqq')
    await dialog(page).getByText('No results for “qqqqqqqqq”').waitFor()
    expect(await dialog(page).textContent()).toContain('Try searching for')
    expect(await dialog(page).textContent()).toContain(
      'Believe this query should return results? Let us know.',
    )
    const report = await page.getByRole('link', { name: 'Let us know.' }).getAttribute('href')
    expect(report).toContain('/issues/new?title=Documentation+search%3A+no+results+for+qqqqqqqqq')
    await dialog(page).locator('li button').first().click()
    await options(page).first().waitFor()
    expect(await isFocused(input(page))).toBe(true)
  })
})

describe('an engine that does not answer', () => {
  test.each([
    ['is away', (page: Page) => page.route(API, (route) => route.abort())],
    ['fails', (page: Page) => page.route(API, (route) => route.fulfill({ status: 503, body: '' }))],
    ['answers nonsense', (page: Page) => page.route(API, (route) => route.fulfill({ body: '<html>' }))],
  ])('and %s is told, and tried again with the next key', async (_name, prepare) => {
    const { page, said } = await openWith('time', { mayFail: true, prepare })
    await dialog(page).getByRole('alert').waitFor()
    expect(await dialog(page).getByRole('alert').textContent()).toBe(
      'Unable to fetch resultsYou might want to check your network connection.',
    )
    expect(said('warning').join()).toContain('The search does not answer')
    await page.unroute(API)
    await page.keyboard.type('z')
    await options(page).first().waitFor()
  })
})

describe('searches that are kept', () => {
  test('are the recent ones, which become favourites and go', async () => {
    const { page } = await open()
    await openHits(page, ['to_timestamp', 'SAMPLE BY'])
    expect(await page.locator('.search-kept .hit-title').allTextContents()).toEqual([
      'SAMPLE BY',
      'to_timestamp',
    ])
    await page.getByRole('button', { name: 'Save “SAMPLE BY” as a favorite' }).click()
    expect(await page.locator('.search-found h2').allTextContents()).toEqual(['Recent', 'Favorite'])
    await page.getByRole('button', { name: 'Remove “to_timestamp”' }).click()
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    await page.keyboard.press('Control+k')
    await page.locator('.search-kept').waitFor()
    expect(await page.locator('.search-found h2').allTextContents()).toEqual(['Favorite'])
    await page.keyboard.press('Enter')
    await until(async () => (await path(page)).startsWith('/docs/reference/sql/sample-by/'))
  })

  test('are kept for this document when there is no storage, with a warning', async () => {
    const { page, said } = await open({
      prepare: (fresh) =>
        fresh.addInitScript(() =>
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          }),
        ),
    })
    await openHits(page, ['to_timestamp'])
    expect(await page.locator('.search-kept .hit-title').allTextContents()).toEqual(['to_timestamp'])
    expect(said('warning').join()).toContain('The browser has no storage for "docs-search"')
  })
})

const STATES: [name: string, bring: (page: Page) => Promise<unknown>][] = [
  ['empty', async () => {}],
  [
    'with results',
    async (page) => {
      await input(page).fill('time')
      await options(page).first().waitFor()
    },
  ],
  [
    'without results',
    async (page) => {
      await input(page).fill('qqqqqqqqq')
      await page.locator('.search-said').waitFor()
    },
  ],
  [
    'with kept searches',
    (page) => page.keyboard.press('Escape').then(() => openHits(page, ['to_timestamp'])),
  ],
  [
    'with an engine that is away',
    async (page) => {
      await page.route(API, (route) => route.abort())
      await input(page).fill('time')
      await page.getByRole('alert').waitFor()
    },
  ],
]

describe.each(STATES)('the modal %s', (_name, bring) => {
  test.each([390, 1440])('has no accessibility finding at %d pixels and fits', async (width) => {
    const { page } = await openWith('', { viewport: { width, height: 800 }, bypassCSP: true, mayFail: true })
    await bring(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})
