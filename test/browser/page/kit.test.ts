import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { browserSite } from '#test/support/browser-site.ts'
import type { VisitOptions } from '#test/support/visit.ts'

const PAGE = '/docs/kit/'

const site = browserSite({ content: 'kit' })

const visit = (width: number, path = PAGE, options: VisitOptions = {}) =>
  site.open(path, { viewport: { width, height: 900 }, ...options })

describe.each([390, 820, 1440])('the style page at %d pixels', (width) => {
  test('shows its pictures, nothing moves it sideways, and axe finds nothing', async () => {
    const page = await visit(width, PAGE, { bypassCSP: true })
    for (const picture of await page.locator('.article img').all()) await picture.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    expect(
      await page
        .locator('.article img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    ).toEqual([true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('the style page', () => {
  test('leads from the name of a rule to its diagram', async () => {
    const page = await visit(1440)
    await page.locator('.railroad a').filter({ hasText: 'fill-value' }).click()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#syntax-fill-value')
  })

  test('lets the text of a diagram be selected', async () => {
    const page = await visit(1440)
    await page.locator('.railroad text').first().dblclick()
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe('SELECT')
  })
})

describe('a screenshot', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'A query and its result in a console' })

  test('opens by keyboard, zooms, closes with Escape and gives the focus back', async () => {
    const { page, requested } = await site.visit(PAGE)
    await page.locator('.screenshot a').focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(requested(/\/zoom-dialog\b/)).toHaveLength(1)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Close')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('button', { name: 'Actual size' }).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.matches('.screenshot a'))).toBe(true)
  })

  test('is a plain link to its picture without scripts', async () => {
    // The browser's own document around a picture has a style that the policy refuses.
    const page = await visit(1440, PAGE, { javaScriptEnabled: false, mayFail: true })
    await page.locator('.screenshot a').click()
    expect(page.url()).toMatch(/\/docs\/images\/console@2x\.[\w-]+\.png$/)
  })
})
