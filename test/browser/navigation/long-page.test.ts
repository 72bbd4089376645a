import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepsShifts, shiftsOf } from '#test/support/browser/page-conditions.ts'
import { heading, hydrated, scrollTop } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { laidOut } from '#test/support/visit.ts'

const site = browserSite({ content: 'real' })
const PATH = '/docs/reference/function/aggregation/'
const PHONE = { viewport: { width: 390, height: 844 } }

/** Counts the blocks of the article that are not laid out yet, at the first paint. */
const countsSkipped = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver(() => {
      const blocks = [...document.querySelectorAll('[data-html] > * > *')]
      const skipped = blocks.filter((block) => !block.checkVisibility({ contentVisibilityAuto: true }))
      Object.assign(window, { skipped: skipped.length })
    }).observe({ type: 'paint', buffered: true })
  })

test('on a phone the first paint leaves most of a long page for later, and then nothing moves', async () => {
  const page = await site.open(PATH, {
    ...PHONE,
    prepare: async (fresh) => {
      await keepsShifts(fresh)
      await countsSkipped(fresh)
    },
  })
  expect(await page.evaluate(() => (window as unknown as { skipped: number }).skipped)).toBeGreaterThan(100)
  expect(await shiftsOf(page)).toEqual([])
})

test('on a phone a long page that is loaded again, or returned to, is where the reader was', async () => {
  const page = await site.open(PATH, PHONE)
  await page.evaluate(() => window.scrollTo(0, 20_000))
  await page.locator('[data-rest=slices]').waitFor()
  await laidOut(page)
  const place = await scrollTop(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrollTop(page)).toBe(place)
  await page.locator('.page-links [rel=next]').evaluate((link) => (link as HTMLElement).click())
  await heading(page, 'Aggregate functions').waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(place)
  await laidOut(page)
  expect(await scrollTop(page)).toBe(place)
})
