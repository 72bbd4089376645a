import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

test.each([
  [1440, 900],
  [390, 844],
])(
  'at %d pixels the first screen has the promise, what to do, and a query with its whole result',
  async (width, height) => {
    const page = await site.open('/docs/', { viewport: { width, height } })
    const parts = [
      '.tagline',
      '.action >> nth=1',
      '.home-start .code',
      '.home-sample .sample .code',
      '.home-sample .result',
    ]
    for (const part of parts) {
      const box = await page.locator(part).first().boundingBox()
      expect(box && box.y + box.height, part).toBeLessThanOrEqual(height)
      expect(box && box.x + box.width, part).toBeLessThanOrEqual(width)
    }
    // Nothing of it is cut off at its right edge.
    for (const part of ['.home-start pre', '.home-sample .sample pre', '.home-sample .result'])
      expect(await page.locator(part).evaluate((box) => box.scrollWidth - box.clientWidth), part).toBe(0)
  },
)

test('the introduction has no list of its few sections, and says its title once', async () => {
  const page = await site.open('/docs/')
  expect(await page.locator('.toc, .page-menu').count()).toBe(0)
  expect(await page.title()).toBe('QuestDB documentation')
})

test('every language has its mark, and leads to the page that sends rows from it', async () => {
  const page = await site.open('/docs/')
  const chips = page.locator('.home .chips > a')
  expect(await chips.allTextContents()).toEqual(
    expect.arrayContaining(
      ['Python', 'Java', 'Go', 'Rust', 'Node.js', '.NET', 'PHP', 'R'].map((name) => `${name} guide`),
    ),
  )
  const marks = await chips.evaluateAll((links) =>
    links.map((link) => {
      const { maskImage, maskPosition } = getComputedStyle(link, '::before')
      return `${maskImage} ${maskPosition}`
    }),
  )
  expect(new Set(marks).size).toBe(marks.length)
  await chips.filter({ hasText: 'Go' }).click()
  await page.waitForURL('**/docs/clients/ingest-go/')
})

test('styles of the introduction come with it on a way within the site too', async () => {
  const page = await site.open('/docs/quick-start/')
  const styles = () => page.locator('link[rel=stylesheet][href*="/home."]').count()
  expect(await styles()).toBe(0)
  await page.locator('.wordmark').click()
  await page.getByText('The fastest-growing').waitFor()
  expect(await styles()).toBe(1)
})
