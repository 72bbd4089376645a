import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { holdBack } from '#test/support/browser/page-conditions.ts'
import { heading, hydrated, scrollTop } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const JOIN = '/docs/reference/sql/join/'
const SAMPLE_BY = '/docs/reference/sql/sample-by/'

const site = browserSite({ content: 'real' })

const open = (path: string) => site.open(path, { reducedMotion: 'reduce' })
const isAt = (page: Page, top: number) => until(async () => (await scrollTop(page)) === top)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName)
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top)
  await isAt(page, top)
  // The position is kept when the browser says that it changed.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

describe('Back', () => {
  test('returns to where the reader was in this document, not in the one before it', async () => {
    const page = await open(JOIN)
    await scrollTo(page, 3000)
    await page.goto(site.url + SAMPLE_BY)
    await hydrated(page)
    await page.locator('.toc a').nth(3).click()
    await until(async () => (await scrollTop(page)) > 500)
    await page.goBack()
    await isAt(page, 0)
    await page.goBack()
    await heading(page, 'JOIN').waitFor()
    await isAt(page, 3000)
  })

  test('returns from a link in a syntax diagram, which loads no document', async () => {
    const page = await open(SAMPLE_BY)
    await page.evaluate(() => Object.assign(window, { same: true }))
    const link = page.locator('main svg a').first()
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const before = await scrollTop(page)
    await link.click()
    await until(async () => (await scrollTop(page)) !== before)
    expect(new URL(page.url()).hash).toBe(await link.getAttribute('href'))
    await page.goBack()
    await isAt(page, before)
    expect(page.url()).toBe(site.url + SAMPLE_BY)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('gives the focus back to the link that was followed', async () => {
    const page = await open(SAMPLE_BY)
    const link = page.locator('main .article div > p a[href^="/docs/reference/"]').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
    await heading(page, 'SAMPLE BY').waitFor({ state: 'detached' })
    await page.goBack()
    await heading(page, 'SAMPLE BY').waitFor()
    await until(async () => (await focused(page)) === href)
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
  })
})

/** A document stores nothing while it is left, as in Firefox, which loses it. */
const losesLastWords = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true }),
  )

test.each([
  ['', async () => {}],
  [' of a browser that loses what is stored at the last moment', losesLastWords],
])(
  'Back from another site%s returns to where the reader was, five times of five',
  async (_browser, prepare) => {
    // The other site keeps no document for a quick way back, as a browser short of memory.
    const other = 'https://elsewhere.invalid/'
    const page = await open(JOIN)
    await prepare(page)
    await page.reload()
    await page.route(other, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'cache-control': 'no-store' },
        body: 'Elsewhere',
      }),
    )
    for (let time = 0; time < 5; time++) {
      const place = 1000 + 600 * time
      await hydrated(page)
      await scrollTo(page, place)
      // Chromium notes the position for its history a moment later; no reader leaves in the same frame.
      await page.waitForTimeout(150)
      await page.goto(other)
      await page.goBack()
      await hydrated(page)
      await isAt(page, place)
    }
  },
)

test('a reader who scrolls before the scripts have come is not pulled back when they run', async () => {
  const page = await site.browser.newPage()
  onTestFinished(() => page.close())
  const release = await holdBack(page, '**/hydrate.*.js')
  await page.goto(site.url + JOIN, { waitUntil: 'commit' })
  await heading(page, 'JOIN').waitFor()
  await page.mouse.wheel(0, 1200)
  await until(async () => (await scrollTop(page)) > 1000)
  const seen = await page.evaluateHandle(() => document.elementFromPoint(400, 300))
  const topOf = () => seen.evaluate((element) => Math.round(element?.getBoundingClientRect().top ?? 0))
  const before = await topOf()
  release()
  await hydrated(page)
  await page.waitForTimeout(500)
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
})

test('a new page is read from its start, and its title is said', async () => {
  const page = await open(SAMPLE_BY)
  await page.locator('.sidebar a[href="/docs/reference/sql/fill/"]').click()
  await heading(page, 'FILL').waitFor()
  await page.getByRole('status').getByText('FILL | QuestDB documentation').waitFor()
  await until(async () => (await focused(page)) === 'BODY')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('#content')
})
