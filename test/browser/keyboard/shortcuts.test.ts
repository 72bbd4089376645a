import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { focusedElement } from '#test/support/browser/focus.ts'
import { hasFocus, isFocused } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite()
const PAGE = '/docs/concept/partitions/'

describe('the sheet of keyboard shortcuts', () => {
  test('opens with the question mark, is fetched only then, and gives the focus back', async () => {
    const { page, requested } = await site.visit(PAGE)
    await page.locator('.toc a').first().focus()
    expect(requested(/shortcut-sheet/)).toEqual([])
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.waitFor()
    expect(requested(/shortcut-sheet/)).not.toEqual([])
    expect(await isFocused(sheet.getByRole('button', { name: 'Close' }))).toBe(true)
    expect((await focusedElement(page)).unseen).toBe('')
    expect(await sheet.textContent()).toContain('Search the documentation')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await isFocused(page.locator('.toc a').first())).toBe(true)
  })

  test('leads to the filter, the contents and the question, from wherever the reader is', async () => {
    const page = await site.open(PAGE, { viewport: { width: 1440, height: 600 } })
    for (const [name, target] of [
      ['Filter pages', '.page-filter'],
      ['On this page', '.toc a'],
      ['Did this answer your question?', '.feedback button'],
    ] as const) {
      await page.locator('.article a').first().focus()
      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await sheet.getByRole('button', { name }).press('Enter')
      await sheet.waitFor({ state: 'detached' })
      await hasFocus(page, target)
      expect((await focusedElement(page)).unseen, name).toBe('')
    }
  })

  test('turns off the keys that work without Ctrl, for good, and on again', async () => {
    const page = await site.open(PAGE)
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const opens = async (key: string) => {
      await page.keyboard.press(key)
      await page.waitForTimeout(300)
      return (await page.locator('dialog[open], [role=dialog]').count()) > 0
    }
    await page.keyboard.press('?')
    await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).press('Space')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    expect([await opens('/'), await opens('?')]).toEqual([false, false])
    await page.keyboard.press('Control+?')
    await sheet.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await sheet.getByRole('checkbox').press('Space')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await page.locator('dialog[open]').waitFor()
  })

  test('offers only what the page has', async () => {
    const page = await site.open('/docs/', { viewport: { width: 390, height: 640 } })
    await page.keyboard.press('?')
    await page.locator('.shortcuts').waitFor()
    expect(await page.locator('.shortcuts .places button:visible').allTextContents()).toEqual([])
  })

  test('closes by its button and by a press beside it, not by one in it', async () => {
    const page = await site.open(PAGE)
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('?')
    await sheet.getByRole('heading', { level: 2 }).click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await sheet.waitFor()
    await page.mouse.click(20, 20)
    await sheet.waitFor({ state: 'detached' })
  })

  test('leaves the question mark and the slash to text fields and to the search window', async () => {
    const page = await site.open(PAGE)
    await page.locator('.page-filter').focus()
    await page.keyboard.type('a/?')
    expect(await page.locator('.page-filter').inputValue()).toBe('a/?')
    expect(await page.locator('dialog').count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.type('?')
    expect(await page.getByRole('combobox').inputValue()).toBe('?')
    expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).count()).toBe(0)
  })
})
