import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ content: 'real' })
const REFERENCE = '/docs/reference/sql/sample-by/'

const open = (path = REFERENCE, width = 1440) =>
  site.open(path, { viewport: { width, height: 900 }, forcedColors: 'active', bypassCSP: true })
const style = (at: Locator, name: string, pseudo?: string) =>
  at.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''),
    [name, pseudo] as const,
  )

test.each([
  [
    1440,
    {
      '.search-link': '::before',
      '.versions > button': '::after',
      '.copy-page': '::before',
      '.group > a': '::after',
      '.article summary': '::before',
      '.breadcrumbs li:not(:last-child)': '::after',
    },
  ],
  [390, { '.menu-button': '::before', '.toc-label': '::after' }],
])(
  'in forced colors, icons stand out from their ground and axe finds nothing at %d pixels',
  async (width, icons) => {
    const page = await open(REFERENCE, width)
    for (const [selector, part] of Object.entries(icons)) {
      const icon = page.locator(selector).first()
      expect(await style(icon, 'background-color', part), selector).not.toBe(
        await style(page.locator('html'), 'background-color'),
      )
      expect(await style(icon, 'background-color', part), selector).toBe('rgb(0, 0, 0)')
    }
    expect(await axeFindings(page)).toEqual([])
  },
)

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

test('the selected row of the search window is in the colors of a selection', async () => {
  const page = await open()
  await page.keyboard.press('Control+k')
  const row = page.locator('.search-found [aria-selected="true"]')
  for (const part of ['.hit-title', '.hit-below'])
    expect(await style(row.locator(part), 'color')).toBe(await style(row, 'color'))
})

test.each([
  ['the first action of the introduction', '/docs/', '.action'],
  ['the button of the search page', '/docs/search/', '.search-form button'],
  ['the link that skips to the content', '/docs/', '.skip-link'],
  ['the tab that is open', '/docs/ingestion-overview/', '[role="tab"][aria-selected="true"]'],
])('the words of %s stand out from its ground', async (_name, path, selector) => {
  const page = await open(path)
  const filled = page.locator(selector).first()
  expect(await style(filled, 'color')).not.toBe(await style(filled, 'background-color'))
  expect(await axeFindings(page)).toEqual([])
})

test('the tag of the page that is shown has the color of its name', async () => {
  const page = await open('/docs/reference/sql/acl/grant/')
  const current = page.locator('.sidebar a[aria-current="page"]')
  await until(async () => (await style(current.locator('.tag'), 'color')) === (await style(current, 'color')))
  expect(await axeFindings(page)).toEqual([])
})

test('a syntax diagram has the colors of its surroundings', async () => {
  const page = await open()
  const box = page.locator('main svg rect').first()
  expect(await style(box, 'fill')).toBe('rgb(255, 255, 255)')
})
