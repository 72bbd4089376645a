import { expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'

/** One real page of each kind; `npm run tour:pages` looks at all of them. */
const PAGES = [
  '/docs/',
  '/docs/quick-start/',
  '/docs/clients/ingest-python/',
  '/docs/concept/mat-views/',
  '/docs/configuration/',
  '/docs/operations/capacity-planning/',
  '/docs/reference/function/aggregation/',
  '/docs/reference/sql/create-table/',
  '/docs/release-notes/known-issues/',
  '/docs/troubleshooting/error-codes/',
  '/docs/web-console/',
  '/docs/search/?q=timestamp',
  '/privacy-notice/',
  '/docs/concept/nothing/',
]

const site = browserSite({ content: 'real' })

const WIDTHS = [390, 820, 1440]

/** One of each layout; on the others, only the words differ. */
const EVERY_WIDTH = new Set([
  '/docs/',
  '/docs/quick-start/',
  '/docs/concept/mat-views/',
  '/docs/search/?q=timestamp',
])

test.each(PAGES)('%s has no accessibility finding', async (path) => {
  const page = await site.open(path, { bypassCSP: true, mayFail: path.includes('nothing') })
  for (const width of EVERY_WIDTH.has(path) ? WIDTHS : [390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page), `at ${width} pixels`).toEqual([])
  }
})

test('diagrams of statements are seen whole from tablets on', async () => {
  const page = await site.open('/docs/reference/sql/select/')
  for (const width of [820, 996, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const hidden = await page
      .locator('.railroad .scroll')
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
    expect(Math.max(...hidden), `at ${width} pixels`).toBe(0)
  }
})
