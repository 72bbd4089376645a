import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

describe('the modal', () => {
  test.each(['Control+k', 'Meta+k', '/'])(
    'opens with %s and closes with Escape, back to its button',
    async (key) => {
      const { page } = await site.visit(SEARCHED_FROM)
      await page.keyboard.press(key)
      await searchDialog(page).waitFor()
      expect(await isFocused(searchInput(page))).toBe(true)
      await page.keyboard.press('Escape')
      await searchDialog(page).waitFor({ state: 'detached' })
      expect(await isFocused(button(page))).toBe(true)
    },
  )

  test('opens by click, and closes by a press beside it or the same keys again', async () => {
    const { page } = await site.visit(SEARCHED_FROM)
    await button(page).click()
    await searchDialog(page).waitFor()
    await page.mouse.click(20, 600)
    await searchDialog(page).waitFor({ state: 'detached' })
    await button(page).click()
    await searchDialog(page).waitFor()
    await page.keyboard.press('Control+k')
    await searchDialog(page).waitFor({ state: 'detached' })
    expect(await isFocused(button(page))).toBe(true)
  })

  test('opens with what is typed on its button, none of it lost, but not for a shortcut of the browser', async () => {
    const { page } = await site.visit(SEARCHED_FROM)
    await button(page).focus()
    await page.keyboard.press('Control+f')
    await page.keyboard.press('Tab')
    await button(page).focus()
    expect(await searchDialog(page).count()).toBe(0)
    await page.keyboard.type('dedup')
    await searchDialog(page).waitFor()
    await until(async () => (await searchInput(page).inputValue()) === 'dedup')
  })

  test('leaves the slash to text fields', async () => {
    const { page } = await site.visit(SEARCHED_FROM)
    await page.locator('.page-filter').focus()
    await page.keyboard.type('a/b')
    expect(await page.locator('.page-filter').inputValue()).toBe('a/b')
    expect(await searchDialog(page).count()).toBe(0)
  })

  test('is fetched when the reader comes near, not before', async () => {
    const scripts: string[] = []
    const { page } = await site.visit(SEARCHED_FROM, {
      prepare: async (fresh) =>
        fresh.on('request', (request) => scripts.push(new URL(request.url()).pathname)),
    })
    await page.waitForLoadState('networkidle')
    const fetched = () => scripts.some((script) => script.includes('search-modal'))
    expect(fetched()).toBe(false)
    await button(page).hover()
    await until(async () => fetched())
  })

  test('that cannot be fetched gives way to the search page', async () => {
    const { page } = await site.visit(SEARCHED_FROM, {
      mayFail: true,
      prepare: (fresh) => fresh.route('**/assets/search-modal.*', (route) => route.abort()),
    })
    await button(page).click()
    await page.waitForURL('**/docs/search/**')
  })

  test('is a link to the search page without scripts', async () => {
    const { page } = await site.visit(SEARCHED_FROM, { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe('/docs/search/')
  })

  test('takes 64 characters', async () => {
    const { page } = await openSearch(site, '')
    await page.keyboard.type('x'.repeat(70))
    expect(await searchInput(page).inputValue()).toBe('x'.repeat(64))
  })
})

describe('results', () => {
  test('have one place a page by score, are walked with the arrow keys and opened with Enter without a page load', async () => {
    const { page } = await openSearch(site, 'time')
    await searchHits(page).first().waitFor()
    const pages = await searchDialog(page)
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))
    expect(pages.length).toBeGreaterThan(1)
    expect(new Set(pages).size).toBe(pages.length)
    expect(await page.locator('.hit-trail').first().textContent()).toMatch(/^Reference/)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const active = page.locator('[role=option][aria-selected=true]')
    expect(await active.getAttribute('id')).toBe(
      await searchInput(page).getAttribute('aria-activedescendant'),
    )
    const href = (await active.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await until(async () => (await placeOf(page)) === href)
    expect(await searchDialog(page).count()).toBe(0)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('lead to all of them on the search page', async () => {
    const { page } = await openSearch(site, 'time zones')
    await page.getByRole('link', { name: 'See all results' }).click()
    await page.waitForURL('**/docs/search/?q=time+zones')
  })

  test.each([
    [1440, '24'],
    [390, '12'],
  ])('are asked for with snippets that fill two lines of a window of %d pixels', async (width, words) => {
    const asked: URLSearchParams[] = []
    const { page } = await openSearch(site, 'time', {
      viewport: { width, height: 800 },
      prepare: async (fresh) =>
        fresh.on('request', (request) => {
          const { pathname, searchParams } = new URL(request.url())
          if (pathname === '/docs/api/search/') asked.push(searchParams)
        }),
    })
    await searchHits(page).first().waitFor()
    expect([asked[0]?.get('q'), asked[0]?.get('words')]).toEqual(['time', words])
  })

  test('that are no documentation are loaded as a whole', async () => {
    const { page } = await openSearch(site, 'tick', {
      mayFail: true,
      prepare: (fresh) =>
        fresh.route(SEARCH_API, async (route) => {
          const response = await route.fetch()
          const title = [{ text: 'Tick data', marked: false }]
          const hit = { href: '/glossary/tick-data/', title, trail: ['Glossary'], snippet: [], more: [] }
          await route.fulfill({ json: { ...(await response.json()), places: [hit] } })
        }),
    })
    await page.evaluate(() => Object.assign(window, { same: true }))
    await searchHits(page).first().click()
    await page.waitForURL(`${site.url}/glossary/tick-data/`)
    expect(await page.evaluate(() => 'same' in window)).toBe(false)
  })

  test('say that they take long after a while', async () => {
    const sign = Promise.withResolvers<void>()
    const { page } = await openSearch(site, 'time', {
      prepare: (fresh) =>
        fresh.route(SEARCH_API, async (route) => {
          await sign.promise
          await route.continue()
        }),
    })
    await page.locator('.search-sign.stalled').waitFor()
    sign.resolve()
    await searchHits(page).first().waitFor()
    expect(await page.locator('.search-sign.stalled').count()).toBe(0)
  })
})
