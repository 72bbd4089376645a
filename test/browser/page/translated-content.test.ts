import { expect, test } from 'vitest'
import { CLIPBOARD, copiedText } from '#test/support/browser/reader.ts'
import { translatePage } from '#test/support/browser/translate-page.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

const open = async (path: string) => {
  const page = await site.open(path, CLIPBOARD)
  await page.locator('.article .copy-button').first().waitFor()
  await translatePage(page)
  return page
}

test('on a page that the browser has translated, a tab that is pressed shows its panel', async () => {
  const page = await open('/docs/quick-start/')
  const tabs = page.locator('doc-tabs').first()
  const last = tabs.locator('[role=tab]').last()
  await last.click()
  expect(await last.getAttribute('aria-selected')).toBe('true')
  expect(await tabs.locator(':scope > [role=tabpanel]').last().isVisible()).toBe(true)
  expect(await tabs.locator(':scope > [role=tabpanel]').first().isVisible()).toBe(false)
})

test('a listing of a translated page is copied as it was written', async () => {
  const page = await open('/docs/quick-start/')
  const figure = page.locator('figure.code:visible').first()
  const code = await figure.locator('pre > code').textContent()
  await figure.locator('.copy-button').click()
  await page.locator('[role=status]').getByText('Copied').waitFor()
  const copied = await copiedText(page)
  expect(code).toContain(copied.split('\n')[0])
  expect(copied).not.toContain('<font')
})

test('a diagram of a translated page opens in its dialog, and Escape closes it', async () => {
  const page = await open('/docs/reference/sql/create-table/')
  await page
    .locator('zoom-image')
    .first()
    .click({ position: { x: 2, y: 2 } })
  await page.locator('dialog.zoom svg').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog.zoom').waitFor({ state: 'detached' })
})
