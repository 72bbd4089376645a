import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ fixture: 'real' })

test.each([true, false])('on paper every box is open and no button is left, scripts: %s', async (scripts) => {
  const page = await site.open('/docs/reference/sql/sample-by/', { javaScriptEnabled: scripts })
  await page.emulateMedia({ media: 'print' })
  const boxes = page.locator('main details')
  expect(await boxes.count()).toBeGreaterThan(2)
  const hidden = await boxes.evaluateAll((all) =>
    all.flatMap((box) => [...box.children]).filter((child) => !child.checkVisibility()),
  )
  expect(hidden).toHaveLength(0)
  expect(await page.locator('main button:visible').count()).toBe(0)
  const picture = page.locator('.article .drawing > svg').first()
  expect(await picture.evaluate((drawing) => getComputedStyle(drawing).filter)).toContain('invert')
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
})
