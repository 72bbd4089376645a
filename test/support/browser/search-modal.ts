import type { Locator, Page } from 'playwright-core'
import type { BrowserSite } from '../browser-site.ts'
import type { Visit, VisitOptions } from '../visit.ts'

/** A page of the fixture `search`. */
export const SEARCHED_FROM = '/docs/concept/deduplication/'
/** Where the modal asks. */
export const SEARCH_API = /\/docs\/api\/search\/\?/

export const searchDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' })
export const searchInput = (page: Page): Locator => page.locator('[role=combobox]')
export const searchHits = (page: Page): Locator => searchDialog(page).getByRole('option')

/** Opens a page with the modal on it and a query in it. */
export async function openSearch(site: BrowserSite, query: string, options?: VisitOptions): Promise<Visit> {
  const visited = await site.visit(SEARCHED_FROM, options)
  await visited.page.keyboard.press('Control+k')
  await searchInput(visited.page).fill(query)
  return visited
}
