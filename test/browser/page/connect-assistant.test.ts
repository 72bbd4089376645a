import { expect, test } from 'vitest'
import { CLIPBOARD, copiedText } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite()

test('the page menu opens the lines that connect an assistant, and copies one', async () => {
  const page = await site.open('/docs/concept/symbol/', CLIPBOARD)
  await page.locator('.page-menu > [aria-expanded]').click()
  await page.getByRole('button', { name: 'Connect your assistant' }).click()
  const sheet = page.getByRole('dialog', { name: 'Connect your assistant' })
  await sheet.waitFor()
  const lines = await sheet.locator('code').allTextContents()
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.filter((line) => !line.includes(`${site.url}/docs/mcp`))).toEqual([])
  await sheet.getByRole('button', { name: 'Copy the line for Claude Code' }).click()
  await page.locator('.copied').waitFor()
  expect(await copiedText(page)).toBe(`claude mcp add --transport http questdb-docs ${site.url}/docs/mcp`)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

test('nothing of it is fetched by who does not ask for it', async () => {
  const { page, requested } = await site.visit('/docs/concept/symbol/')
  await page.waitForLoadState('networkidle')
  expect(requested(/connect|old-fragment/)).toEqual([])
})
