import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { isFocused } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { until } from '#test/support/site-process.ts'

const COUNT = 40
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1)
const path = (number: number) => `/docs/many/page-${number}/`

const site = browserSite({
  content: {
    ...Object.fromEntries(
      numbers.map((number) => [
        `docs/many/page-${number}.mdx`,
        mdx('Words.', `label: Page ${number}\n${number === 2 ? 'edition: enterprise\n' : ''}`),
      ]),
    ),
    'navigation.yaml': stringify([
      '/docs/',
      {
        group: 'Concepts',
        items: ['/docs/concept/symbol/', '/docs/concept/partitions/'],
      },
      { group: 'Many', items: numbers.map(path) },
    ]),
  },
})

const group = (page: Page, name: string) => page.locator('#sidebar .group > a', { hasText: name })
const entry = (page: Page, address: string) =>
  page.locator(`.docs-panel li:not(.group) > a[href="${address}"]`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('groups', () => {
  test('above the current page are open, and fold by a click', async () => {
    const page = await site.open('/docs/concept/symbol/')
    expect(await group(page, 'Concepts').getAttribute('aria-expanded')).toBe('true')
    expect(await group(page, 'Many').getAttribute('aria-expanded')).toBe('false')
    await group(page, 'Many').click()
    expect(await page.locator(`#sidebar a[href="${path(7)}"]`).isVisible()).toBe(true)
    await group(page, 'Concepts').click()
    expect(await entry(page, '/docs/concept/symbol/').count()).toBe(0)
  })

  test('are walked, opened and closed with the arrow keys', async () => {
    const page = await site.open('/docs/')
    await entry(page, '/docs/').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Concepts')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Symbol')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    expect(await group(page, 'Concepts').getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Many')
    await page.keyboard.press(' ')
    expect(await group(page, 'Many').getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('Introduction')
  })
})

test('pages of the Enterprise edition are marked in the sidebar', async () => {
  const page = await site.open(path(1))
  expect(await page.locator(`#sidebar a[href="${path(2)}"] .tag`).textContent()).toBe('Enterprise')
})

describe('the place in the sidebar', () => {
  const top = (page: Page) => page.locator('#sidebar').evaluate((sidebar) => sidebar.scrollTop)
  const inSight = (page: Page) =>
    page.locator('#sidebar [aria-current=page]').evaluate((link) => {
      const [box, own] = [link.closest('#sidebar')?.getBoundingClientRect(), link.getBoundingClientRect()]
      return box !== undefined && own.top >= box.top && own.bottom <= box.bottom
    })

  test('is at the current page', async () => {
    const page = await site.open(path(COUNT))
    expect(await inSight(page)).toBe(true)
    expect(await top(page)).toBeGreaterThan(0)
  })

  test('is kept from page to page, with and without loading a document', async () => {
    const page = await site.open(path(20))
    await page.locator('#sidebar').evaluate((sidebar) => sidebar.scrollTo(0, 300))
    await page.locator(`#sidebar a[href="${path(18)}"]`).click()
    await page.waitForURL(`**${path(18)}`)
    expect(await top(page)).toBe(300)
    await page.goto(`${site.url}${path(17)}`)
    await page.waitForSelector('html[data-hydrated]')
    await until(async () => (await top(page)) === 300)
  })
})

describe('the filter', () => {
  test('finds pages by their labels and those above, and leads to them', async () => {
    const page = await site.open('/docs/')
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('many 39')
    expect(await page.locator('.found-pages a').allTextContents()).toEqual(['Page 39 Many'])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path(39)}`)
    expect(await page.getByRole('searchbox', { name: 'Filter pages' }).inputValue()).toBe('')
    expect(await page.locator('#sidebar [aria-current=page]').isVisible()).toBe(true)
  })

  test('says when nothing is found, and Escape ends it', async () => {
    const page = await site.open('/docs/')
    await page.getByRole('searchbox', { name: 'Filter pages' }).fill('zebra')
    expect(await page.locator('.no-page').textContent()).toBe('No page matches “zebra”.')
    await page.keyboard.press('Escape')
    expect(await group(page, 'Many').isVisible()).toBe(true)
  })
})

describe('on a small screen', () => {
  const small = { viewport: { width: 390, height: 800 } }
  const button = (page: Page) => page.getByRole('checkbox', { name: 'Documentation menu' })

  test('the menu begins with the tree, and turns to the items of the navbar and back', async () => {
    const page = await site.open('/docs/', small)
    await button(page).check()
    await group(page, 'Many').waitFor()
    expect(await page.locator('.main-panel').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    expect(await page.locator('.main-panel').getByRole('link', { name: 'Enterprise' }).isVisible()).toBe(true)
    expect(await group(page, 'Many').isVisible()).toBe(false)
    await until(async () => (await focused(page)) === 'Documentation')
    await page.keyboard.press('Enter')
    expect(await group(page, 'Many').isVisible()).toBe(true)
  })

  test('the page behind it neither scrolls nor takes the focus, which goes round in the menu', async () => {
    const page = await site.open('/docs/concept/partitions/', small)
    await button(page).check()
    await page.waitForSelector('main[inert]')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.mouse.move(370, 600)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest('.docs-menu') !== null && document.hasFocus())
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let step = 0; step < 14; step++) {
        await page.keyboard.press(key)
        expect(await inside()).toBe(true)
      }
    }
  })

  test('Escape closes it and gives the focus back', async () => {
    const page = await site.open('/docs/', small)
    await button(page).check()
    await page.waitForSelector('main[inert]')
    await group(page, 'Many').focus()
    await page.keyboard.press('Escape')
    expect(await button(page).isChecked()).toBe(false)
    expect(await isFocused(button(page))).toBe(true)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  test('a page that it leads to is free', async () => {
    const page = await site.open('/docs/concept/partitions/', small)
    await button(page).check()
    await page.waitForSelector('main[inert]')
    await entry(page, '/docs/concept/symbol/').click()
    await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
    expect(await button(page).isChecked()).toBe(false)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  test('without scripts both panels show', async () => {
    const page = await site.open('/docs/', { ...small, javaScriptEnabled: false })
    await button(page).check()
    await group(page, 'Many').waitFor()
    expect(await page.locator('.main-panel').getByRole('link', { name: 'Enterprise' }).isVisible()).toBe(true)
    expect(await page.getByRole('searchbox', { name: 'Filter pages' }).isVisible()).toBe(false)
  })
})
