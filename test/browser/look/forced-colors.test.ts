import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ fixture: 'real' })
const REFERENCE = '/docs/reference/sql/sample-by/'

const open = (width = 1440) =>
  site.open(REFERENCE, { viewport: { width, height: 900 }, forcedColors: 'active', bypassCSP: true })
const style = (at: Locator, name: string, pseudo?: string) =>
  at.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''),
    [name, pseudo] as const,
  )
const ground = (page: Page) => style(page.locator('body'), 'background-color')

test.each([
  ['of the search', 1440, '.search-link', '::before'],
  ['of a menu', 1440, '.versions > button', '::after'],
  ['of the page menu', 1440, '.copy-page', '::before'],
  ['of a group of pages', 1440, '.group > a', '::after'],
  ['of a box that folds out', 1440, '.article summary', '::before'],
  ['of the breadcrumbs', 1440, '.breadcrumbs li:not(:last-child)', '::after'],
  ['of the menu of a phone', 390, '.menu-button', '::before'],
  ['of the contents of a phone', 390, '.toc-label', '::after'],
] as const)('the icon %s stands out from its ground', async (_name, width, selector, part) => {
  const page = await open(width)
  const icon = page.locator(selector).first()
  expect(await style(icon, 'background-color', part)).not.toBe(
    await style(page.locator('html'), 'background-color'),
  )
  expect(await style(icon, 'background-color', part)).toBe('rgb(0, 0, 0)')
})

test('where the reader is in pages and contents is marked', async () => {
  const page = await open()
  await page.locator('.toc a').nth(1).click()
  await until(async () => (await page.locator('.toc [aria-current]').count()) === 1)
  for (const list of ['.docs-panel', '.toc']) {
    const [current, other] = [page.locator(`${list} [aria-current]`), page.locator(`${list} a`).last()]
    // The color comes by a transition.
    await until(
      async () => (await style(current, 'background-color')) !== (await style(other, 'background-color')),
    )
  }
})

test.each([
  ['the first action of the introduction', '/docs/', '.action'],
  ['the button of the search page', '/docs/search/', '.search-form button'],
  ['the link that skips to the content', '/docs/', '.skip-link'],
])('the words of %s stand out from its ground', async (_name, path, selector) => {
  const page = await site.open(path, {
    viewport: { width: 1440, height: 900 },
    forcedColors: 'active',
    bypassCSP: true,
  })
  const filled = page.locator(selector).first()
  expect(await style(filled, 'color')).not.toBe(await style(filled, 'background-color'))
  expect(await axeFindings(page)).toEqual([])
})

test('the tag of the page that is shown has the color of its name', async () => {
  const page = await site.open('/docs/reference/sql/acl/grant/', {
    viewport: { width: 1440, height: 900 },
    forcedColors: 'active',
    bypassCSP: true,
  })
  const current = page.locator('.sidebar a[aria-current="page"]')
  await until(async () => (await style(current.locator('.tag'), 'color')) === (await style(current, 'color')))
  expect(await axeFindings(page)).toEqual([])
})

test('a syntax diagram has the colors of its surroundings', async () => {
  const page = await open()
  const box = page.locator('main svg rect').first()
  expect(await style(box, 'fill')).toBe(await ground(page).then(() => 'rgb(255, 255, 255)'))
})

test.each([390, 1440])('axe finds nothing wrong at %d pixels', async (width) => {
  expect(await axeFindings(await open(width))).toEqual([])
})
