import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { browserSite } from '#test/support/browser-site.ts'
import { runSite } from '#test/support/site-process.ts'
import { siteYaml, withNavbar } from '#test/support/site-yaml.ts'

/** A page of each kind that there is. */
const PAGES = [
  '/docs/',
  '/docs/quick-start/',
  '/docs/configuration/',
  '/docs/concept/symbol/',
  '/docs/reference/sql/sample-by/',
  '/docs/troubleshooting/error-codes/',
  '/docs/release-notes/',
  '/docs/search/?q=timestamp',
  '/docs/concept/nothing/',
  '/terms/',
]
/** With wide programs, diagrams, tables and pictures, which scroll in boxes of their own. */
const WIDE = [
  '/docs/clients/java_ilp/',
  '/docs/guides/architecture/storage-engine/',
  '/docs/reference/function/aggregation/',
  '/docs/web-console/',
]

const site = browserSite({ content: 'real' })

/** Elements beyond the right edge of the page, while the page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...wide.slice(0, 4).map((each) => `${each.tagName}.${each.className}`),
    ]
  })

async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

// 16 pixels are what browsers begin with, 32 are text at 200%; 320 pixels a window of 1280 at 400%.
test.each([
  [16, [360, 340, 320]],
  [20, [320, 390, 820, 996, 1280]],
  [24, [320, 390, 820, 996, 1280]],
  [32, [390, 820, 1280]],
])('no kind of page scrolls sideways with a font of %d pixels in the browser', async (size, widths) => {
  const page = await site.open('/docs/', { mayFail: true })
  await setFontSize(page, size)
  for (const path of size === 16 ? [...PAGES, ...WIDE] : PAGES) {
    await page.goto(site.url + path)
    await page.waitForSelector('html[data-hydrated]')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect([path, width, ...(await overflow(page))]).toEqual([path, width])
    }
  }
})

const WIDTHS = [390, 820, 996, 1000, 1010, 1280]

test('the German navbar fits every width', async () => {
  const page = await site.open('/docs/concept/symbol/')
  await page.evaluate(() => localStorage.setItem('docs-locale', 'de'))
  await page.reload()
  await page
    .locator('.in-english', { hasText: 'Dieser Artikel ist auf Englisch.' })
    .waitFor({ state: 'attached' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, ...(await overflow(page))]).toEqual([width])
  }
})

test('fields have at least 16 pixels on touch devices, so that the browser does not zoom in', async () => {
  const page = await site.open('/docs/', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const size = await page.locator('.page-filter').evaluate((field) => getComputedStyle(field).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16)
})

test('three more items in the navbar leave every width without a sideways scroll', async () => {
  const plain = parse(await siteYaml({}))
  const items = [
    ...plain.navbar.items,
    { label: 'Release calendar', href: 'https://questdb.com/' },
    {
      label: 'More to read',
      items: [{ label: 'Blog', href: 'https://questdb.com/blog/' }],
      type: 'dropdown',
    },
    { label: 'Customers', href: 'https://questdb.com/customers/' },
  ]
  const configured = await runSite({ content: { 'site.yaml': await withNavbar(items) } })
  const page = await site.open('/docs/')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${configured.url}/docs/`)
    expect([width, ...(await overflow(page))]).toEqual([width])
  }
})
