import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

test.each([true, false])(
  'on paper there is the article alone, in black, with every box open, scripts: %s',
  async (scripts) => {
    const page = await site.open('/docs/concept/mat-views/', {
      javaScriptEnabled: scripts,
    })
    await page.emulateMedia({ media: 'print' })
    for (const selector of ['.navbar', '.docs-menu', '.toc', '.footer', '.page-links', 'main button'])
      expect([selector, await page.locator(`${selector}:visible`).count()]).toEqual([selector, 0])
    const boxes = page.locator('main details')
    expect(await boxes.count()).toBeGreaterThan(2)
    const hidden = await boxes.evaluateAll((all) =>
      all.flatMap((box) => [...box.children]).filter((child) => !child.checkVisibility()),
    )
    expect(hidden).toHaveLength(0)
    const color = (each: Element) => getComputedStyle(each).color
    expect(await page.locator('article h1').evaluate(color)).toBe('rgb(0, 0, 0)')
    const picture = page.locator('.article .drawing > svg').first()
    expect(await picture.evaluate((drawing) => getComputedStyle(drawing).filter)).toContain('invert')
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test('on paper every alternative is there', async () => {
  const page = await site.open('/docs/quick-start/')
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('[role=tabpanel]')
  expect(await panels.count()).toBeGreaterThan(2)
  expect(await panels.evaluateAll((all) => all.filter((each) => !each.checkVisibility()))).toEqual([])
  expect(await page.locator('[role=tablist]:visible').count()).toBe(0)
})
