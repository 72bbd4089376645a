import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdBack } from '#test/support/browser/page-conditions.ts'
import { placeOf } from '#test/support/browser/reader.ts'
import {
  openSearch,
  SEARCH_API,
  SEARCHED_FROM,
  searchDialog,
  searchHits,
  searchInput,
} from '#test/support/browser/search-modal.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'

const site = browserSite({ content: 'search' })

/** Results of one query are shown, if there is one; answers to the other are held back until they are let go. */
async function searchAhead(query: string, before = 'sample'): Promise<{ page: Page; release: () => void }> {
  const { page } = await openSearch(site, before)
  if (before) await searchHits(page).first().waitFor()
  const release = await holdBack(page, SEARCH_API)
  await searchInput(page).fill(query)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  expect(await placeOf(page)).toBe(SEARCHED_FROM)
  expect(await searchDialog(page).isVisible()).toBe(true)
  return { page, release }
}

describe('Enter ahead of the answer', () => {
  test.each([
    ['not one of the query before', 'sample'],
    ['also of the first one', ''],
  ])('opens the first hit of the query that was typed, %s', async (_, before) => {
    const { page, release } = await searchAhead('kubernetes', before)
    release()
    await until(async () => (await placeOf(page)).startsWith('/docs/deployment/kubernetes/'))
    expect(await searchDialog(page).count()).toBe(0)
  })

  test('opens nothing when the reader types on', async () => {
    const { page, release } = await searchAhead('kubernete')
    await page.keyboard.type('s')
    release()
    await searchHits(page).getByText('Kubernetes').first().waitFor()
    await page.waitForTimeout(100)
    expect(await placeOf(page)).toBe(SEARCHED_FROM)
  })

  test('opens nothing when nothing is found', async () => {
    const { page, release } = await searchAhead('qqqqqqqqq')
    release()
    await searchDialog(page).getByText('No results for “qqqqqqqqq”').waitFor()
    expect(await placeOf(page)).toBe(SEARCHED_FROM)
  })
})
