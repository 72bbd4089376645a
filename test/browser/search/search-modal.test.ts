import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { changesJson } from '#test/support/browser/page-conditions.ts'
import { isFocused, placeOf } from '#test/support/browser/reader.ts'
import { modal, openSearch, SEARCH_API, SEARCHED_FROM } from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ content: 'search' })

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

describe('the modal', () => {
  test.each([
    ['Control+k', 'Control+k'],
    ['Meta+k', 'Escape'],
    ['/', 'Escape'],
  ])('opens with %s and closes with %s, back to its button', async (opening, closing) => {
    const { page } = await site.visit(SEARCHED_FROM)
    await page.keyboard.press(opening)
    await modal.dialog(page).waitFor()
    expect(await isFocused(modal.input(page))).toBe(true)
    await page.keyboard.press(closing)
    await modal.closed(page)
    expect(await isFocused(button(page))).toBe(true)
  })

  test('opens with what is typed on its button, none of it lost, but not for a shortcut of the browser', async () => {
    const { page } = await site.visit(SEARCHED_FROM)
    await button(page).focus()
    await page.keyboard.press('Control+f')
    await page.keyboard.press('Tab')
    await button(page).focus()
    expect(await modal.dialog(page).count()).toBe(0)
    await page.keyboard.type('dedup')
    await modal.dialog(page).waitFor()
    await until(async () => (await modal.input(page).inputValue()) === 'dedup')
  })

  test('is fetched when the reader comes near, not before', async () => {
    const { page, requested } = await site.visit(SEARCHED_FROM)
    await page.waitForLoadState('networkidle')
    expect(requested(/search-modal/)).toEqual([])
    await button(page).hover()
    await until(async () => requested(/search-modal/).length > 0)
  })

  test('that cannot be fetched gives way to the search page', async () => {
    const { page } = await site.visit(SEARCHED_FROM, {
      mayFail: true,
      prepare: (fresh) => fresh.route('**/assets/search-modal.*', (route) => route.abort()),
    })
    await button(page).click()
    await page.waitForURL('**/docs/search/**')
  })

  test('takes every letter of a browser that has no time for anything else', async () => {
    const { page } = await openSearch(site, '')
    await page.evaluate(async () => {
      // A microtask gives React its turn, and nothing else.
      for (let letter = 0; letter < 60; letter++) await document.execCommand('insertText', false, 'x')
    })
    expect(await modal.input(page).inputValue()).toBe('x'.repeat(60))
  })
})

describe('results', () => {
  test('have one place a page by score, are walked with the arrow keys and opened with Enter without a page load', async () => {
    const { page } = await openSearch(site, 'time')
    await modal.hits(page).first().waitFor()
    const pages = await modal
      .dialog(page)
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
      await modal.input(page).getAttribute('aria-activedescendant'),
    )
    const href = (await active.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await until(async () => (await placeOf(page)) === href)
    expect(await modal.dialog(page).count()).toBe(0)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test.each([
    [1440, '24'],
    [390, '12'],
  ])('are asked for with snippets that fill two lines of a window of %d pixels', async (width, words) => {
    const { page, requested } = await openSearch(site, 'time', { viewport: { width, height: 800 } })
    await modal.hits(page).first().waitFor()
    const [asked] = requested(SEARCH_API)
    expect(['q', 'words'].map((name) => asked?.searchParams.get(name))).toEqual(['time', words])
  })

  test('that are no documentation are loaded as a whole', async () => {
    const { page } = await openSearch(site, 'tick', {
      mayFail: true,
      prepare: changesJson(SEARCH_API, (data) => {
        const title = [{ text: 'Tick data', marked: false }]
        data.places = [{ href: '/glossary/tick-data/', title, trail: ['Glossary'], snippet: [], more: [] }]
      }),
    })
    await page.evaluate(() => Object.assign(window, { same: true }))
    await modal.hits(page).first().click()
    await page.waitForURL(`${site.url}/glossary/tick-data/`)
    expect(await page.evaluate(() => 'same' in window)).toBe(false)
  })
})
