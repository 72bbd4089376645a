import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

test.each(['/docs/quick-start/', '/docs/why-questdb/', '/terms/'])(
  '%s has the menu of its page, inside of the article',
  async (path) => {
    const page = await site.open(path)
    const menu = await page.locator('.page-menu').boundingBox()
    const article = await page.locator('article').boundingBox()
    expect(menu?.width).toBeGreaterThan(50)
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo((article?.x ?? 0) + (article?.width ?? 0), 0)
    expect(await page.getByRole('button', { name: 'Copy page as Markdown' }).isVisible()).toBe(true)
  },
)
