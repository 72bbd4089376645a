import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite()

const CHANGES = { '/docs/concept/symbol/': '2026-03-02', '/docs/': '2026-01-02' }

/** The mark that the sidebar adds to its link to a page. */
const markOf = (page: Page, path: string) =>
  page.evaluate(
    (href) =>
      getComputedStyle(document.querySelector(`.sidebar a[href="${href}"]`) as Element, '::after').content,
    path,
  )

test('a page that changed since the last visit is marked in the sidebar, for as long as the tab is open', async () => {
  const page = await site.open('/docs/concept/symbol/', {
    prepare: async (opened) => {
      await opened.route('**/docs/api/changes', (route) => route.fulfill({ json: CHANGES }))
      await opened.addInitScript(() => {
        if (localStorage.getItem('docs-visit') === null)
          localStorage.setItem('docs-visit', '2026-02-01T00:00:00.000Z')
      })
    },
  })
  await expect.poll(() => markOf(page, '/docs/concept/symbol/')).toContain('new')
  expect(await markOf(page, '/docs/')).not.toContain('new')
  await page.reload()
  await expect.poll(() => markOf(page, '/docs/concept/symbol/')).toContain('new')
  expect(Date.parse(await page.evaluate(() => localStorage.getItem('docs-visit') ?? ''))).toBeGreaterThan(
    Date.parse('2026-02-01T00:00:00Z'),
  )
})

test('on a first visit nothing is asked and nothing is marked', async () => {
  const { page, requested } = await site.visit('/docs/concept/symbol/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-visit'))).toMatch(/^\d{4}-/)
  expect(requested(/\/docs\/api\/changes$/)).toEqual([])
})
