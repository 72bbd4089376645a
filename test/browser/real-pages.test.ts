import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'

/** Real pages, of each kind that there is. */
const PAGES = [
  '/docs/',
  '/docs/quick-start/',
  '/docs/why-questdb/',
  '/docs/release-notes/',
  '/docs/clients/ingest-node/',
  '/docs/clients/ingest-python/',
  '/docs/clients/java_ilp/',
  '/docs/concept/designated-timestamp/',
  '/docs/concept/mat-views/',
  '/docs/concept/symbol/',
  '/docs/configuration/',
  '/docs/deployment/docker/',
  '/docs/guides/schema-design-essentials/',
  '/docs/operations/capacity-planning/',
  '/docs/pgwire/python/',
  '/docs/reference/function/aggregation/',
  '/docs/reference/function/date-time/',
  '/docs/reference/operators/comparison/',
  '/docs/reference/sql/asof-join/',
  '/docs/reference/sql/create-mat-view/',
  '/docs/reference/sql/create-table/',
  '/docs/reference/sql/latest-on/',
  '/docs/reference/sql/sample-by/',
  '/docs/reference/sql/select/',
  '/docs/third-party-tools/grafana/',
  '/docs/troubleshooting/error-codes/',
  '/docs/web-console/',
  '/docs/search/?q=timestamp',
  '/privacy-notice/',
  '/terms/',
]

const site = browserSite({ env: { CONTENT_DIR: 'content', CACHE_DIR: '.cache' } })

/** Opens what opens on this page at this width. */
async function openMenus(page: Page): Promise<void> {
  const menu = page.locator('#menu')
  if (await menu.isVisible()) {
    await menu.check()
    await page.waitForSelector('main[inert]')
    return
  }
  const ofPage = page.locator('.page-menu > [aria-expanded]')
  if ((await ofPage.count()) > 0) await ofPage.press('Enter')
  await page.hover('.repository')
  await page.locator('.repository > ul').waitFor()
}

describe.each([390, 820, 1440])('at %d pixels', (width) => {
  test.each(PAGES)('%s has no accessibility finding, with its menus closed and open', async (path) => {
    const page = await site.open(path, { viewport: { width, height: 900 }, bypassCSP: true })
    expect(await axeFindings(page)).toEqual([])
    await openMenus(page)
    expect(await axeFindings(page)).toEqual([])
  })
})

test.each([
  [390, 800],
  [820, 1100],
  [1440, 900],
])(
  'the introduction takes three readers further within one screen of %d by %d pixels',
  async (width, height) => {
    const page = await site.open('/docs/', { viewport: { width, height } })
    const ways = await page.locator('.home .cards').evaluateAll((all) =>
      all.map((cards) => ({
        ends: cards.getBoundingClientRect().bottom,
        links: cards.querySelectorAll('a').length,
      })),
    )
    expect(ways).toHaveLength(3)
    for (const { ends, links } of ways) {
      expect(ends).toBeLessThanOrEqual(height)
      expect(links).toBeGreaterThan(0)
    }
  },
)
