import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hasFocus, isFocused, scrollTop } from '#test/support/browser/reader.ts'
import { modal } from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { runSite, until } from '#test/support/site-process.ts'
import { withNavbar } from '#test/support/site-yaml.ts'
import { visit } from '#test/support/visit.ts'

const site = browserSite()

const button = (page: Page) => page.getByRole('button', { name: 'GitHub menu' })
const menu = (page: Page) => page.locator('.repository > ul')
const link = (page: Page, name: string) => page.locator('.navbar').getByRole('link', { name })

describe('the links', () => {
  test('lead to where the site is told, the repository and its roadmap in tabs of their own', async () => {
    const page = await site.open('/docs/')
    for (const [name, href, target] of [
      ['Documentation', '/docs/', null],
      ['Tutorials', 'https://questdb.com/blog/', null],
      ['Enterprise', 'https://questdb.com/enterprise/', null],
      ['QuestDB.com', 'https://questdb.com/', null],
      ['GitHub', 'https://github.com/questdb/questdb', '_blank'],
    ]) {
      const item = link(page, name ?? '')
      expect([await item.getAttribute('href'), await item.getAttribute('target')], `${name}`).toEqual([
        href,
        target,
      ])
    }
    const targets = await menu(page)
      .locator('a')
      .evaluateAll((all) => all.map((each) => [each.firstChild?.textContent, each.getAttribute('target')]))
    expect(targets).toEqual([
      ['Release Notes', null],
      ['Roadmap', '_blank'],
    ])
  })

  test('some are only in the menu of small screens', async () => {
    const wide = await site.open('/docs/')
    expect(await link(wide, 'Forum').count()).toBe(0)
    const small = await site.open('/docs/', { viewport: { width: 390, height: 800 } })
    await small.check('#menu')
    await small.getByRole('button', { name: 'Back to main menu' }).click()
    const forum = small.locator('.main-panel').getByRole('link', { name: 'Forum' })
    expect(await forum.isVisible()).toBe(true)
    expect(await forum.getAttribute('target')).toBe('_blank')
  })

  test('the repository shows its release and its stars', async () => {
    expect(await link(await site.open('/docs/'), 'GitHub').textContent()).toContain('9.1.016.0k')
  })
})

describe('a dropdown', () => {
  test('opens when the mouse rests on it and closes when it leaves, 170 pixels wide', async () => {
    const page = await site.open('/docs/')
    expect(await menu(page).isVisible()).toBe(false)
    await page.hover('.repository')
    expect(await menu(page).isVisible()).toBe(false)
    await menu(page).waitFor()
    expect((await menu(page).boundingBox())?.width).toBe(170)
    await page.hover('.repository > ul a >> nth=1')
    expect(await menu(page).isVisible()).toBe(true)
    await page.mouse.move(300, 600)
    expect(await menu(page).isVisible()).toBe(false)
  })

  test('stays open when the mouse leaves, if a press opened it', async () => {
    const page = await site.open('/docs/')
    await button(page).click()
    await page.mouse.move(300, 600)
    expect(await menu(page).isVisible()).toBe(true)
    await page.mouse.click(300, 600)
    expect(await menu(page).isVisible()).toBe(false)
  })

  test('closes on a press elsewhere and when the focus leaves', async () => {
    const page = await site.open('/docs/')
    await button(page).press('Enter')
    await page.mouse.click(700, 700)
    expect(await menu(page).isVisible()).toBe(false)
    await button(page).press('Enter')
    expect(await menu(page).isVisible()).toBe(true)
    expect(await button(page).getAttribute('aria-expanded')).toBe('true')
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    expect(await menu(page).isVisible()).toBe(false)
  })

  test('opens and closes by touch', async () => {
    const page = await site.open('/docs/', { viewport: { width: 1200, height: 800 }, hasTouch: true })
    await button(page).tap()
    expect(await menu(page).isVisible()).toBe(true)
    await button(page).tap()
    expect(await menu(page).isVisible()).toBe(false)
    await button(page).tap()
    await page.touchscreen.tap(700, 700)
    expect(await menu(page).isVisible()).toBe(false)
  })

  test('opens without scripts', async () => {
    const page = await site.open('/docs/', { javaScriptEnabled: false })
    await page.hover('.repository')
    expect(await menu(page).isVisible()).toBe(true)
    await page.mouse.move(300, 600)
    expect(await menu(page).isVisible()).toBe(false)
    await button(page).focus()
    expect(await menu(page).isVisible()).toBe(true)
  })
})

describe('hiding on scroll', () => {
  const hidden = (page: Page) => page.evaluate(() => document.documentElement.dataset.navbar === 'hidden')
  const openLong = async (width = 1440) => {
    const page = await site.open('/docs/concept/partitions/', { viewport: { width, height: 800 } })
    await page.waitForSelector('html[data-navbar]')
    return page
  }
  const wheel = (page: Page, by: number) => page.mouse.wheel(0, by)

  test('it goes on the way down and comes on the way up and near the top', async () => {
    const page = await openLong()
    await page.mouse.move(700, 500)
    await wheel(page, 600)
    await until(() => hidden(page))
    await until(async () => {
      const box = await page.locator('.navbar').boundingBox()
      return box !== null && box.y + box.height <= 0
    })
    await wheel(page, -100)
    await until(async () => !(await hidden(page)))
    await wheel(page, 300)
    await until(() => hidden(page))
    await page.evaluate(() => window.scrollTo(0, 10))
    await until(async () => !(await hidden(page)))
  })

  test('it goes when the address names an element of the page, and stays for others', async () => {
    const page = await openLong()
    await page.click('.toc a[href="#part-9"]')
    await until(() => hidden(page))
    const away = await site.open('/docs/concept/partitions/#nothing')
    await away.waitForTimeout(200)
    expect(await hidden(away)).toBe(false)
  })

  test.each([390, 1440])('its search is beside the contents meanwhile, at %d pixels', async (width) => {
    const page = await openLong(width)
    const search = page.locator('.toc').getByRole('button', { name: 'Search' })
    await page.mouse.move(300, 500)
    // A page that is still laid out can move by itself.
    await until(async () => {
      await wheel(page, 200)
      return await search.isVisible()
    })
    await search.focus()
    await page.keyboard.press('Enter')
    await until(() => isFocused(modal.input(page)))
    const at = await scrollTop(page)
    await modal.close(page)
    // The navbar came with the window.
    await hasFocus(page, '.navbar .search-link')
    await search.waitFor({ state: 'hidden' })
    expect(await scrollTop(page)).toBe(at)
  })

  test('it comes back for who moves the focus into it', async () => {
    const page = await openLong()
    await page.mouse.move(700, 500)
    await wheel(page, 600)
    await until(() => hidden(page))
    await button(page).focus()
    await until(async () => ((await page.locator('.navbar').boundingBox())?.y ?? -1) === 0)
  })
})

test('other configurations show every type of item, where it was put, and stay when not told to hide', async () => {
  const items = [
    { label: 'Next', to: '/docs/', position: 'left' },
    { type: 'html', html: '<b>New</b>', position: 'left' },
    { label: 'More', items: [{ label: 'Symbols', to: '/docs/concept/symbol/' }] },
    { label: 'Led', to: '/docs/concept/partitions/', items: [{ type: 'html', html: '<i>Words</i>' }] },
  ]
  const configured = await runSite({ content: { 'site.yaml': await withNavbar(items) } })
  const { page } = await visit(site.browser, `${configured.url}/docs/concept/partitions/`)
  expect(await page.locator('.navbar-left > li').allTextContents()).toEqual(['Next', 'New'])
  await page.getByRole('button', { name: 'More' }).press('Enter')
  await page.locator('.dropdown').getByRole('link', { name: 'Symbols' }).click()
  await page.getByRole('heading', { level: 1, name: 'Symbol' }).waitFor()
  expect(await page.getByRole('link', { name: 'Led' }).getAttribute('href')).toBe('/docs/concept/partitions/')
  await page.goto(`${configured.url}/docs/concept/partitions/`)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.waitForTimeout(200)
  expect((await page.locator('.navbar').boundingBox())?.y).toBe(0)
})
