import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'
import { mdx } from '#test/support/files/content-tree.ts'

const site = browserSite({
  files: () => ({
    'docs/concept/symbol.mdx': mdx('<Tab value="a" label="A">\n\nAlone.\n\n</Tab>'),
  }),
})

test('a page whose only interactive component is not the usual one is shown and hydrated', async () => {
  const page = await site.open('/docs/concept/symbol/')
  expect(await page.getByText('Alone.').isVisible()).toBe(true)
  // Only tabs have something to do before the first paint.
  expect(await page.locator('script[src*="/boot."]').count()).toBe(0)
})

test('so is one that a reader comes to by a link', async () => {
  const page = await site.open('/docs/concept/partitions/')
  await page.locator('.article a[href="/docs/concept/symbol/"]').click()
  await page.getByText('Alone.').waitFor()
  expect(await page.evaluate(() => document.title)).toContain('A page')
})
