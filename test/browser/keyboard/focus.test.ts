import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focusedElement } from '#test/support/browser/focus.ts'
import { hasFocus, isFocused, scrollTop } from '#test/support/browser/reader.ts'
import { modal } from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

/** A page of many screens, and one whose sections the search finds. */
const LONG = '/docs/configuration/'
const SECTIONS = '/docs/reference/sql/fill/'

const site = browserSite({ content: 'real' })

const open = (path: string, width = 1440) =>
  site.open(path, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top)
  await until(async () => (await scrollTop(page)) === top)
}

/** A frame that scrolls has drawn the one after it. */
async function stays(page: Page, top: number): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await scrollTop(page)).toBe(top)
}

/** Chooses the first hit with a fragment by keys alone; returns its address. */
async function chooseSection(page: Page, query: string): Promise<string> {
  await page.keyboard.press('Control+k')
  await modal.input(page).waitFor()
  await page.keyboard.type(query)
  await until(async () => (await page.locator(`[role=option][href^="${SECTIONS}"]`).count()) > 0)
  await page.waitForLoadState('networkidle')
  const addresses = await modal.hits(page).evaluateAll((all) => all.map((hit) => hit.getAttribute('href')))
  const index = addresses.findIndex((address) => address?.includes('#'))
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await modal.closed(page)
  return addresses[index] ?? ''
}

describe('the page stays where the reader has scrolled to', () => {
  test('while Tab goes through the bar and into the sidebar', async () => {
    const page = await open(LONG)
    await page.locator('.wordmark').evaluate((link) => link.focus({ preventScroll: true }))
    await scrollTo(page, 8000)
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      await stays(page, 8000)
    }
  })

  test('while the focus is on the lowest entries of the sidebar and the contents', async () => {
    const page = await open(LONG)
    await scrollTo(page, 4800)
    for (const list of ['.sidebar', '.toc']) {
      await page.locator(`${list} a`).last().focus()
      expect((await focusedElement(page)).unseen, list).toBe('')
      await page.locator(`${list} a`).first().focus()
      expect((await focusedElement(page)).unseen, list).toBe('')
      expect(await scrollTop(page), list).toBe(4800)
    }
  })

  test('when the search window was opened and closed, also for the next Tab', async () => {
    const page = await open(LONG)
    await scrollTo(page, 6000)
    await modal.open(page)
    await modal.close(page)
    await page.keyboard.press('Tab')
    await stays(page, 6000)
  })

  test('while the pages are filtered by keyboard', async () => {
    const page = await open(LONG)
    await scrollTo(page, 4800)
    await page.locator('.page-filter').focus()
    await page.keyboard.type('sample')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await stays(page, 4800)
  })
})

test('the arrow keys go along the contents, and the page stays', async () => {
  const page = await open(LONG)
  await scrollTo(page, 8000)
  const links = page.locator('.toc a')
  const last = (await links.count()) - 1
  await page.locator('.toc a[aria-current]').focus()
  for (const [key, index] of [
    ['Home', 0],
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowUp', last - 1],
  ] as const) {
    await page.keyboard.press(key)
    expect(await isFocused(links.nth(index)), key).toBe(true)
  }
  expect(await scrollTop(page)).toBe(8000)
})

test('the search window puts the focus on the heading that was chosen, on a phone', async () => {
  const page = await open(LONG, 390)
  const address = await chooseSection(page, 'fill')
  const { pathname, hash } = new URL(address, site.url)
  await page.waitForURL(`**${pathname}${hash}`)
  await hasFocus(page, hash)
  // Reading goes on from there, not from the bar.
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      (id) => document.querySelector(id)?.compareDocumentPosition(document.activeElement as Element) ?? 0,
      hash,
    ),
  ).toBeGreaterThanOrEqual(4)
  expect(await page.evaluate(() => document.documentElement.dataset.navbar)).toBe('hidden')
})

describe('the bar hides again on the way down', () => {
  const isHidden = (page: Page) =>
    until(async () => ((await page.locator('.navbar').boundingBox())?.y ?? 0) === -60)

  test('after a click in it', async () => {
    const page = await open(LONG)
    await page.locator('.versions > button').click()
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 900)
    await isHidden(page)
  })

  test('after the search window was open', async () => {
    const page = await open(LONG)
    await modal.open(page)
    await modal.close(page)
    await page.mouse.move(700, 600)
    // A wheel turns on; the first notch may still count as the focus's own scrolling. Each has the time to be a scroll of
    // its own, so that not all of the page is one.
    await until(async () => {
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(50)
      return (await page.locator('.navbar').boundingBox())?.y === -60
    })
    // While the last notch still scrolls, it would hide the bar that the Tab shows.
    await until(async () => {
      const top = await scrollTop(page)
      await page.waitForTimeout(100)
      return (await scrollTop(page)) === top
    })
    await page.keyboard.press('Tab')
    await until(async () => ((await page.locator('.navbar').boundingBox())?.y ?? -1) === 0)
  })

  test('and sidebar and contents then reach down to the edge of the window', async () => {
    const page = await open(LONG)
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 900)
    await isHidden(page)
    for (const list of ['.sidebar', '.toc']) {
      const box = await page.locator(list).boundingBox()
      expect([box?.y, (box?.y ?? 0) + (box?.height ?? 0)], list).toEqual([0, 900])
    }
  })
})

test.each([
  [390, '.toc'],
  [1440, '.navbar'],
])(
  'after a jump the heading follows the bar, with no text of the part before it, at %d pixels',
  async (width, bar) => {
    const page = await open(SECTIONS, width)
    if (width < 1280) await page.locator('.toc-label').click()
    const link = page.locator('.toc a').nth(2)
    const hash = (await link.getAttribute('href')) ?? ''
    await link.click()
    await until(async () => ((await page.locator('.navbar').boundingBox())?.y ?? 0) === -60)
    const above = await page.locator(bar).evaluate((each) => each.getBoundingClientRect().bottom)
    const heading = await page.locator(hash).evaluate((each) => each.getBoundingClientRect().top)
    expect(heading - above).toBeGreaterThan(0)
    expect(heading - above).toBeLessThanOrEqual(32)
  },
)
