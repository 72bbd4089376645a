import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#test/support/browser/axe.ts'
import { keepsShifts, shiftsOf } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })
const PATH = '/docs/cookbook/'

const visible = (page: Page, selector: string) => page.locator(`filter-list ${selector}:visible`)

test('recipes are filtered by every word that is typed, and a group without recipes loses its heading', async () => {
  const page = await site.open(PATH, { bypassCSP: true })
  const all = await visible(page, 'li').count()
  await page.getByLabel('Filter recipes').fill('BAND boll')
  expect(await visible(page, 'li > a').allTextContents()).toEqual(['Bollinger bands', 'Bollinger bandwidth'])
  expect(await visible(page, 'h2').count()).toBe(1)
  expect(await page.getByRole('status').filter({ hasText: '/' }).textContent()).toBe(`2 / ${all}`)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Filter recipes').fill('')
  expect(await visible(page, 'li').count()).toBe(all)
})

test('the field of the recipes moves nothing when its script arrives', async () => {
  const page = await site.open(PATH, { prepare: keepsShifts })
  await page.getByLabel('Filter recipes').waitFor()
  expect(await shiftsOf(page)).toEqual([])
})

test('without scripts all recipes are listed in their groups, with no field', async () => {
  const page = await site.open(PATH, { javaScriptEnabled: false })
  expect(await page.locator('filter-list input').isVisible()).toBe(false)
  expect(await visible(page, 'h2').count()).toBeGreaterThan(5)
  expect(await visible(page, 'li svg').count()).toBeGreaterThan(50)
})
