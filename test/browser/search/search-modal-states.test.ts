import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { forbidsStorage } from '#test/support/browser/page-conditions.ts'
import {
  isFocused,
  openSearch,
  placeOf,
  SEARCH_API,
  SEARCHED_FROM,
  searchDialog,
  searchHits,
  searchInput,
} from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ fixture: 'search' })

/** Opens the hit that comes first for each query, and returns to the page with the modal open. */
async function openHits(page: Page, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    await page.keyboard.press('Control+k')
    await searchInput(page).fill(query)
    await searchHits(page).getByText(query, { exact: true }).first().click()
    await searchDialog(page).waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await searchDialog(page).waitFor()
}

describe('no results', () => {
  test('say so, suggest others and ask for a report', async () => {
    const { page } = await openSearch(site, 'qqqqqqqqq')
    await searchDialog(page).getByText('No results for “qqqqqqqqq”').waitFor()
    expect(await searchDialog(page).textContent()).toContain('Try searching for')
    expect(await searchDialog(page).textContent()).toContain(
      'Believe this query should return results? Let us know.',
    )
    const report = await page.getByRole('link', { name: 'Let us know.' }).getAttribute('href')
    expect(report).toContain('/issues/new?title=Documentation+search%3A+no+results+for+qqqqqqqqq')
    await searchDialog(page).locator('li button').first().click()
    await searchHits(page).first().waitFor()
    expect(await isFocused(searchInput(page))).toBe(true)
  })
})

describe('an engine that does not answer', () => {
  test.each([
    ['is away', (page: Page) => page.route(SEARCH_API, (route) => route.abort())],
    ['fails', (page: Page) => page.route(SEARCH_API, (route) => route.fulfill({ status: 503, body: '' }))],
    [
      'answers nonsense',
      (page: Page) => page.route(SEARCH_API, (route) => route.fulfill({ body: '<html>' })),
    ],
  ])('and %s is told, and tried again with the next key', async (_name, prepare) => {
    const { page, said } = await openSearch(site, 'time', { mayFail: true, prepare })
    await searchDialog(page).getByRole('alert').waitFor()
    expect(await searchDialog(page).getByRole('alert').textContent()).toBe(
      'Unable to fetch resultsYou might want to check your network connection.',
    )
    expect(said('warning').join()).toContain('The search does not answer')
    await page.unroute(SEARCH_API)
    await page.keyboard.type('z')
    await searchHits(page).first().waitFor()
  })
})

describe('searches that are kept', () => {
  test('are the recent ones, which become favourites and go', async () => {
    const { page } = await site.visit(SEARCHED_FROM)
    await openHits(page, ['to_timestamp', 'SAMPLE BY'])
    expect(await page.locator('#search-recent .hit-title').allTextContents()).toEqual([
      'SAMPLE BY',
      'to_timestamp',
    ])
    await page.getByRole('button', { name: 'Save “SAMPLE BY” as a favorite' }).click()
    expect(await page.locator('.search-found h2').allTextContents()).toEqual([
      'Recent',
      'Favorites',
      'Popular',
    ])
    await page.getByRole('button', { name: 'Remove “to_timestamp”' }).click()
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    await page.keyboard.press('Control+k')
    await page.locator('#search-favourites').waitFor()
    expect(await page.locator('.search-found h2').allTextContents()).toEqual(['Favorites', 'Popular'])
    await page.keyboard.press('Enter')
    await until(async () => (await placeOf(page)).startsWith('/docs/reference/sql/sample-by/'))
  })

  test('are kept for this document when there is no storage, with a warning', async () => {
    const { page, said } = await site.visit(SEARCHED_FROM, {
      prepare: forbidsStorage,
    })
    await openHits(page, ['to_timestamp'])
    expect(await page.locator('#search-recent .hit-title').allTextContents()).toEqual(['to_timestamp'])
    expect(said('warning').join()).toContain('The browser has no storage for "docs-search"')
  })
})

const STATES: [name: string, bring: (page: Page) => Promise<unknown>][] = [
  ['empty', async () => {}],
  [
    'with results',
    async (page) => {
      await searchInput(page).fill('time')
      await searchHits(page).first().waitFor()
    },
  ],
  [
    'without results',
    async (page) => {
      await searchInput(page).fill('qqqqqqqqq')
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
      await page.route(SEARCH_API, (route) => route.abort())
      await searchInput(page).fill('time')
      await page.getByRole('alert').waitFor()
    },
  ],
]

describe.each(STATES)('the modal %s', (_name, bring) => {
  test.each([390, 1440])('has no accessibility finding at %d pixels and fits', async (width) => {
    const { page } = await openSearch(site, '', {
      viewport: { width, height: 800 },
      bypassCSP: true,
      mayFail: true,
    })
    await bring(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})
