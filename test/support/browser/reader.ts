import type { ElementHandle, Locator, Page } from 'playwright-core'
import { until } from '../site-process.ts'

/** A reader who lets the page use the clipboard. */
export const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }

export const copiedText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))
/** The address without its host. */
export const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => window.location.pathname + window.location.hash)

export const hydrated = (page: Page): Promise<ElementHandle> => page.waitForSelector('html[data-hydrated]')
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })
/** Follows the link of the sidebar to a page. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.locator(`.docs-panel li:not(.group) > a[href="${path}"]`).click()

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)
/** Waits until the focus is on an element. */
export const hasFocus = (page: Page, selector: string): Promise<void> =>
  until(() => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
