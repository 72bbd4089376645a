import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { keepsShifts, shiftsOf } from '#test/support/browser/page-conditions.ts'
import { CLIPBOARD, copiedText, follow, isFocused } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { until } from '#test/support/site-process.ts'
import type { VisitOptions } from '#test/support/visit.ts'

const TABLE = 'CREATE TABLE trades (ts TIMESTAMP, price DOUBLE) TIMESTAMP(ts);'
const QUERY = 'SELECT avg(price) FROM trades'
const LONG = `SELECT ${Array.from({ length: 12 }, (_, index) => `column_${index}`).join(', ')} FROM trades;`
const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`

const PAGE = '/docs/concept/symbol/'
const site = browserSite({
  content: {
    'docs/concept/symbol.mdx': mdx(
      [
        fence('sql setup', TABLE),
        fence('sql', QUERY),
        fence('result', 'avg\n1.5'),
        fence('sql demo', `SELECT 1;\n-- ${'long '.repeat(30)}`),
        fence('shell title="A title that is longer than the header of a listing on a phone"', 'docker ps'),
        fence('sql', LONG),
        fence('text', Array.from({ length: 60 }, (_, at) => `line ${at + 1}`).join('\n')),
      ].join('\n'),
    ),
  },
})

const open = (options?: VisitOptions) => site.open(PAGE, options)
const listing = (page: Page, at: number) => page.locator('figure.code').nth(at)
const tools = (page: Page) => page.locator('.code .copy-button').last().waitFor({ state: 'attached' })

describe.each([320, 1440])('at %d pixels', (width) => {
  const viewport = { width, height: 900 }

  test('every listing says what it is, nothing of its header is over its code, and axe finds nothing', async () => {
    const page = await open({ viewport, bypassCSP: true })
    await tools(page)
    const names = await page
      .locator('.code > figcaption')
      .evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent))
    expect(names).toEqual(['SQL', 'SQL', 'SQL', expect.stringMatching(/^A title/), 'SQL', 'Text'])
    const over = await page.locator('.code button, .code .demo').evaluateAll((all) =>
      all.filter((button) => {
        const { bottom, right } = button.getBoundingClientRect()
        const figure = button.closest('figure') as Element
        const code = (figure.querySelector('pre') as Element).getBoundingClientRect()
        return button.checkVisibility() && (bottom > code.top || right > figure.getBoundingClientRect().right)
      }),
    )
    expect(over).toHaveLength(0)
    expect(await axeFindings(page)).toEqual([])
  })

  test('its buttons are always there, and move nothing when they come', async () => {
    const page = await open({ viewport, prepare: keepsShifts })
    await tools(page)
    await page.mouse.move(5, 5)
    const copy = listing(page, 1).getByRole('button', { name: 'Copy code' })
    expect(await copy.evaluate((button) => getComputedStyle(button).opacity)).toBe('1')
    expect(await shiftsOf(page)).toEqual([])
    const plain = await open({ viewport, javaScriptEnabled: false })
    // In another font a line may be broken elsewhere.
    for (const each of [page, plain])
      await until(() => each.evaluate(() => document.fonts.check('16px Geist')))
    const boxes = (each: Page) =>
      each
        .locator('.code, .result')
        .evaluateAll((all) => all.map((box): DOMRect => box.getBoundingClientRect().toJSON()))
    const without = await boxes(plain)
    const edges = (box: DOMRect | undefined) => [box?.top, box?.bottom, box?.left, box?.right].map(Number)
    const apart = (await boxes(page)).flatMap((box, at) => {
      const others = edges(without[at])
      return edges(box).map((edge, side) => Math.abs(edge - (others[side] ?? Number.NaN)))
    })
    expect(apart).toHaveLength(4 * without.length)
    // Chromium lays out in 64ths of a pixel, and one of them is not seen.
    expect(Math.max(...apart)).toBeLessThan(0.1)
  })
})

test('a page that is navigated to has the buttons of its listings too', async () => {
  const page = await site.open('/docs/concept/partitions/')
  await follow(page, PAGE)
  await listing(page, 1).getByRole('button', { name: 'Copy code' }).waitFor()
})

test('on a phone each button is as large as a finger', async () => {
  const page = await open({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  await tools(page)
  const sizes = await page.locator('.code figcaption :is(button, a):visible').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
})

test('a query is copied alone or with its tables; what needs none has no button for it', async () => {
  const page = await open(CLIPBOARD)
  await listing(page, 1).getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => copiedText(page)).toBe(QUERY)
  await listing(page, 1).getByRole('button', { name: 'Copy with sample data' }).click()
  await expect.poll(() => copiedText(page)).toBe(`${TABLE}\n\n${QUERY}\n;`)
  expect(await listing(page, 2).getByRole('button', { name: 'Copy with sample data' }).count()).toBe(0)
  expect(await listing(page, 0).locator('console-button').count()).toBe(0)
})

test.each([390, 1440])(
  'at %d pixels a button that has copied says so in words, and moves nothing',
  async (width) => {
    const page = await open({ ...CLIPBOARD, viewport: { width, height: 900 } })
    await tools(page)
    const copy = listing(page, 1).getByRole('button', { name: 'Copy code' })
    const before = await copy.boundingBox()
    await copy.click()
    await page.getByRole('status').getByText('Copied').waitFor()
    const style = await copy.evaluate((button) => ({ ...getComputedStyle(button, '::after') }))
    expect(style.content).toMatch(/^"(?:✓ )?Copied"/)
    expect(Math.floor(Number.parseFloat(style.width))).toBeLessThanOrEqual(before?.width ?? 0)
    expect(await copy.boundingBox()).toEqual(before)
  },
)

test.each([390, 1440])('at %d pixels each button of a listing has a word or a tooltip', async (width) => {
  const page = await open({ viewport: { width, height: 900 } })
  await tools(page)
  const words = await page.locator('.code > figcaption :is(a, button)').evaluateAll((all) =>
    all.map((each) => {
      const short = getComputedStyle(each, '::before').content.replaceAll('"', '')
      const isShown = getComputedStyle(each).fontSize !== '0px'
      return isShown ? each.textContent : short || each.getAttribute('title')
    }),
  )
  expect(words.every(Boolean)).toBe(true)
  const names = width < 400 ? ['With data', 'Console', 'Demo'] : ['Copy', 'Copy with sample data']
  expect(words).toEqual(expect.arrayContaining([...names, 'Wrap']))
})

test('a long listing shows its first lines, all of them on a press, and is copied whole', async () => {
  const page = await open({ ...CLIPBOARD, javaScriptEnabled: true })
  const long = listing(page, 5)
  const height = () => long.locator('pre').evaluate((pre) => pre.clientHeight)
  const folded = await height()
  expect(folded).toBeLessThan(1100)
  await long.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => copiedText(page)).toMatch(/^line 1\n[\s\S]*\nline 60$/)
  await long.getByText('All 60 lines').click()
  expect(await height()).toBeGreaterThan(folded + 300)
  const plain = await open({ javaScriptEnabled: false })
  await listing(plain, 5).getByText('All 60 lines').press('Enter')
  expect(
    await listing(plain, 5)
      .locator('pre')
      .evaluate((pre) => pre.clientHeight),
  ).toBeGreaterThan(folded + 300)
})

test.each([1440, 390])('at %d pixels lines wrap or are cut as readers like', async (width) => {
  const page = await open({ viewport: { width, height: 900 } })
  await tools(page)
  const wrap = (at: number) => listing(page, at).getByRole('button', { name: 'Wrap lines' })
  expect(await wrap(1).count()).toBe(0)
  const pre = listing(page, 4).locator('pre')
  const fits = () => pre.evaluate((each) => each.scrollWidth <= each.clientWidth)
  expect(await fits()).toBe(width < 400)
  await wrap(4).click()
  expect(await fits()).toBe(width > 400)
  expect(await wrap(4).getAttribute('aria-pressed')).toBe(String(width > 400))
  await wrap(4).press('Enter')
  expect(await fits()).toBe(width < 400)
})

describe('the Web Console', () => {
  const opened = (page: Page) =>
    page.evaluate(() => (window as unknown as { opened: [string, string, string][] }).opened)
  const openWithStub = (options?: VisitOptions) =>
    open({
      ...options,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          const opened: unknown[] = []
          Object.assign(window, { opened, open: (...values: unknown[]) => void opened.push(values) })
        }),
    })
  const button = (page: Page) => listing(page, 1).getByRole('button', { name: 'Open in Web Console' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Address of your Web Console' })
  const urlAt = (address: string) =>
    `${address}/?query=${encodeURIComponent(`${TABLE}\n\n${QUERY}\n;`)}&executeQuery=true`

  test('is asked for once, and gets the query after what makes its tables', async () => {
    const page = await openWithStub()
    await button(page).click()
    const field = dialog(page).getByRole('textbox')
    expect(await field.inputValue()).toBe('http://localhost:9000')
    await field.fill('https://db.example.org/')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    const url = urlAt('https://db.example.org')
    await expect.poll(() => opened(page)).toEqual([[url, '_blank', 'noopener']])
    await page.reload()
    await button(page).click()
    await expect.poll(() => opened(page)).toEqual([[url, '_blank', 'noopener']])
    expect(await dialog(page).count()).toBe(0)
    await button(page).click({ modifiers: ['Shift'] })
    expect(await dialog(page).getByRole('textbox').inputValue()).toBe('https://db.example.org')
  })

  test('is asked for each time on a phone, which has no Shift key, and whose own machine has no console', async () => {
    const page = await openWithStub({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true })
    for (const known of ['', 'http://10.0.0.2:9000']) {
      await button(page).tap()
      expect(await dialog(page).getByRole('textbox').inputValue()).toBe(known)
      expect(await dialog(page).textContent()).not.toContain('Shift')
      await dialog(page).getByRole('textbox').fill('http://10.0.0.2:9000')
      await page.keyboard.press('Enter')
      await dialog(page).waitFor({ state: 'detached' })
    }
  })

  test('is not opened by Escape, nor at what is no address, and the focus comes back', async () => {
    const page = await openWithStub()
    await button(page).press('Enter')
    await dialog(page).getByRole('textbox').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    expect(await dialog(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await isFocused(button(page))).toBe(true)
    expect(await opened(page)).toEqual([])
  })

  test.each([320, 1440])('its dialog has no accessibility finding at %d pixels', async (width) => {
    const page = await open({ viewport: { width, height: 640 }, bypassCSP: true })
    await button(page).click()
    await dialog(page).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await dialog(page).evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  })
})
