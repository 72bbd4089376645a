import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

test.each([
  [390, 800],
  [820, 500],
  [1440, 900],
])(
  'a picture that is opened fits a window of %d by %d pixels, and its own size can be scrolled',
  async (width, height) => {
    const page = await site.open('/docs/web-console/', { viewport: { width, height } })
    await page.locator('.screenshot zoom-image:defined > a').first().click()
    const picture = page.locator('dialog.zoom img')
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture is not shown')
    expect(box.y).toBeGreaterThan(0)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: 'Actual size' }).click()
    const view = page.locator('.zoom-view')
    const [own, drawn] = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.width,
    ])
    expect(drawn).toBe(own)
    await view.evaluate((each) => each.scrollTo(each.scrollWidth, each.scrollHeight))
    const end = await picture.evaluate((image) => image.getBoundingClientRect().right)
    expect(Math.round(end)).toBeLessThanOrEqual(width)
  },
)
