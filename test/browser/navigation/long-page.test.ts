import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { until } from '#test/support/site-process.ts'

/** Parts of very different heights. */
const PARTS = Array.from(
  { length: 60 },
  (_, part) => `## Part ${part}\n\n${'Words of a part. '.repeat((part % 7) * 40 + 1)}`,
)

const PATH = '/docs/concept/symbol/'
const site = browserSite({ files: () => ({ 'docs/concept/symbol.mdx': mdx(PARTS.join('\n\n')) }) })

const PHONE = { width: 390, height: 844 }

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
test('nothing moves while a long page loads', async () => {
  const page = await site.open(PATH, {
    viewport: PHONE,
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        Object.assign(window, { shifts: [] })
        new PerformanceObserver((list) => {
          const { shifts } = window as unknown as { shifts: number[] }
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // A font that comes late may move a line by a pixel.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})

test('an address leads to its heading, which stays in its place', async () => {
  const page = await site.open(`${PATH}#part-40`, { viewport: PHONE })
  const top = await topOf(page, '#part-40')
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(300)
})

test('a page that is loaded again is where the reader was', async () => {
  const page = await site.open(PATH, { viewport: PHONE })
  const height = await heightOf(page)
  await page.evaluate(() => window.scrollTo(0, 6000))
  const top = await topOf(page, '#part-30')
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await until(async () => (await topOf(page, '#part-30')) === top)
  expect(await heightOf(page)).toBe(height)
})
