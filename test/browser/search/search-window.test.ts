import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdable } from '#test/support/browser/page-conditions.ts'
import { CLIPBOARD, copiedText, isFocused, placeOf } from '#test/support/browser/reader.ts'
import { modal, openSearch, SEARCH_API, SEARCHED_FROM } from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ content: 'search' })
const FUNCTIONS = '/docs/reference/function/date-time/'
const card = (page: Page) => page.getByRole('region', { name: 'Answer' })

test('what is wanted at once is above the list, to be copied', async () => {
  const { page } = await openSearch(site, 'dateadd', CLIPBOARD)
  await card(page).waitFor()
  expect(await card(page).textContent()).toBe('dateadd(period, n, timestamp)')
  await page.getByRole('button', { name: 'Copy answer' }).click()
  await page.locator('.search-copy.copied').waitFor()
  expect(await copiedText(page)).toBe('dateadd(period, n, timestamp)')
  expect(await modal.dialog(page).isVisible()).toBe(true)
})

test('a page has one place, with more of its sections below, which keys reach too', async () => {
  const { page } = await openSearch(site, 'dateadd to_timestamp')
  const place = page.getByRole('group', { name: 'Date and time functions' })
  await place.waitFor()
  expect(await place.count()).toBe(1)
  const more = place.locator('.search-hit.below')
  expect(await more.count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  expect(await more.first().getAttribute('aria-selected')).toBe('true')
  const href = (await more.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await until(async () => (await placeOf(page)) === href)
})

test('the empty window offers popular pages, by keys too', async () => {
  const { page } = await openSearch(site, '')
  expect(await page.getByRole('grid', { name: 'Popular' }).locator('.hit-title').allTextContents()).toEqual([
    'Configuration',
    'SAMPLE BY',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await until(async () => (await placeOf(page)) === '/docs/reference/sql/sample-by/')
  await page.keyboard.press('Control+k')
  await page.getByRole('grid', { name: 'Recent' }).getByText('SAMPLE BY').waitFor()
  expect(await page.getByRole('grid', { name: 'Popular' }).locator('.hit-title').allTextContents()).toEqual([
    'Configuration',
  ])
})

test('on a touch screen no hit is lit until an arrow key is pressed, and Enter opens all results', async () => {
  const { page } = await openSearch(site, 'time', { hasTouch: true, isMobile: true })
  await modal.hits(page).first().waitFor()
  expect(await page.locator('[aria-selected=true]').count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  expect(await modal.hits(page).first().getAttribute('aria-selected')).toBe('true')
  await modal.input(page).fill('timestamp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/search/?q=timestamp')
})

describe('the focus', () => {
  test.each([
    ['of another page', SEARCHED_FROM],
    ['of the same page', FUNCTIONS],
    ['that the address has already', `${FUNCTIONS}#dateadd`],
  ])('goes to the chosen heading %s', async (_, from) => {
    const { page } = await site.visit(from)
    await page.keyboard.press('Control+k')
    await modal.input(page).fill('dateadd')
    await modal.hits(page).first().waitFor()
    await page.keyboard.press('Enter')
    await until(async () => (await placeOf(page)) === `${FUNCTIONS}#dateadd`)
    await until(() => isFocused(page.locator('#dateadd')))
    await page.waitForTimeout(100)
    expect(await isFocused(page.locator('#dateadd'))).toBe(true)
  })

  test.each([
    ['a press beside the panel', (page: Page) => page.mouse.click(20, 600)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('goes back to what opened it after %s', async (_, close) => {
    const { page } = await site.visit(SEARCHED_FROM)
    const link = page.locator('main a').first()
    await link.focus()
    await page.keyboard.press('/')
    await modal.dialog(page).waitFor()
    await close(page)
    await modal.closed(page)
    expect(await isFocused(link)).toBe(true)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await modal.dialog(page).waitFor()
    await close(page)
    await modal.closed(page)
    expect(await isFocused(page.getByRole('button', { name: 'Search', exact: true }))).toBe(true)
  })
})

const paste = (page: Page, text: string) =>
  modal.input(page).evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', data)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('what is pasted is searched as a whole beyond what the field holds, until the reader types on', async () => {
  const { page, requested } = await openSearch(site, '')
  const asked = () => requested(SEARCH_API).at(-1)?.searchParams.get('q')
  const text = `${'q'.repeat(64)} kubernetes`
  await paste(page, text)
  await modal.hits(page).getByText('Kubernetes').first().waitFor()
  expect(await modal.input(page).inputValue()).toBe('q'.repeat(64))
  expect(asked()).toBe(text)
  await modal.dialog(page).getByText('Searching all 75 pasted characters.').waitFor()
  const all = await page.getByRole('link', { name: /^See all / }).getAttribute('href')
  expect(new URLSearchParams(all?.split('?')[1]).get('q')).toBe(text)
  await page.keyboard.press('Backspace')
  await modal.dialog(page).getByText('No results for').waitFor()
  expect(asked()).toBe('q'.repeat(63))
  await paste(page, 'y'.repeat(5000))
  await until(async () => asked()?.length === 2000)
})

/** Results of one query are shown, if there is one; answers to the other are held back until they are let go. */
async function searchAhead(query: string, before = 'sample'): Promise<{ page: Page; release: () => void }> {
  const { prepare, hold } = holdable(SEARCH_API)
  const { page } = await openSearch(site, before, { prepare })
  if (before) await modal.hits(page).first().waitFor()
  const release = hold()
  await modal.input(page).fill(query)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  expect(await placeOf(page)).toBe(SEARCHED_FROM)
  expect(await modal.dialog(page).isVisible()).toBe(true)
  return { page, release }
}

describe('Enter ahead of the answer', () => {
  test.each([
    ['not one of the query before', 'sample'],
    ['also of the first one', ''],
  ])('opens the first hit of the query that was typed, %s', async (_, before) => {
    const { page, release } = await searchAhead('kubernetes', before)
    release()
    await until(async () => (await placeOf(page)).startsWith('/docs/deployment/kubernetes/'))
    expect(await modal.dialog(page).count()).toBe(0)
  })

  test('opens nothing when the reader types on', async () => {
    const { page, release } = await searchAhead('kubernete')
    await page.keyboard.type('s')
    release()
    await modal.hits(page).getByText('Kubernetes').first().waitFor()
    await page.waitForTimeout(100)
    expect(await placeOf(page)).toBe(SEARCHED_FROM)
  })

  test('opens nothing when nothing is found', async () => {
    const { page, release } = await searchAhead('qqqqqqqqq')
    release()
    await modal.dialog(page).getByText('No results for “qqqqqqqqq”').waitFor()
    expect(await placeOf(page)).toBe(SEARCHED_FROM)
  })
})

test.each([
  ['during a composition', { isComposing: true }],
  ['in Safari, after the end of a composition', { keyCode: 229 }],
])('the Enter and Escape of an input method neither open a hit nor close the window %s', async (_, flags) => {
  const { page } = await openSearch(site, 'time')
  await modal.hits(page).first().waitFor()
  for (const key of ['Enter', 'Escape'])
    await modal
      .input(page)
      .evaluate((input, init) => input.dispatchEvent(new KeyboardEvent('keydown', init)), {
        key,
        bubbles: true,
        cancelable: true,
        ...flags,
      })
  await page.waitForTimeout(100)
  expect(await placeOf(page)).toBe(SEARCHED_FROM)
  expect(await modal.dialog(page).isVisible()).toBe(true)
})

test('a question mark of an input method does not open the shortcuts', async () => {
  const { page } = await site.visit(SEARCHED_FROM)
  await page.evaluate(() => {
    const init = { key: '?', keyCode: 229, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', init))
  })
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count()).toBe(0)
})
