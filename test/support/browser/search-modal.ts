import type { Page } from 'playwright-core'
import type { BrowserSite } from '../browser-site.ts'
import type { Visit, VisitOptions } from '../visit.ts'

/** A page of the fixture `search`. */
export const SEARCHED_FROM = '/docs/concept/deduplication/'
/** Where the modal asks. */
export const SEARCH_API = /\/docs\/api\/search\/\?/

/** Parts of the search window, and how keys open and close it. */
export const modal = {
  dialog: (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' }),
  input: (page: Page) => page.locator('[role=combobox]'),
  hits: (page: Page) => modal.dialog(page).getByRole('option'),
  /** The browser closes the dialog first; the window gives the focus back when it is gone. */
  closed: (page: Page) => page.locator('.search-modal').waitFor({ state: 'detached' }),
  async open(page: Page): Promise<void> {
    await page.keyboard.press('Control+k')
    await modal.dialog(page).waitFor()
  },
  async close(page: Page): Promise<void> {
    await page.keyboard.press('Escape')
    await modal.closed(page)
  },
}

/** Opens a page with the modal on it and a query in it. */
export async function openSearch(site: BrowserSite, query: string, options?: VisitOptions): Promise<Visit> {
  const visited = await site.visit(SEARCHED_FROM, options)
  await modal.open(visited.page)
  await modal.input(visited.page).fill(query)
  return visited
}
