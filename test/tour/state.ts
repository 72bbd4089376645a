import type { BrowserContextOptions, Page } from 'playwright-core'
import { axeFindings } from '#test/support/browser/axe.ts'

export const WIDTHS = [320, 390, 820, 1280, 1440, 1920] as const
/** From here on the navbar has its items, and the sidebar is beside the page (specification, section 9). */
const DESKTOP = 996

export interface TourState {
  readonly path: string
  /** The status of its answer, if that is not 200. */
  readonly status?: number
  /** The widths that have the state; all of them when it is left out. */
  readonly at?: (width: number) => boolean
  /** `announcing` has an announcement, the assistant and the lead-in for finance. */
  readonly site?: 'announcing'
  readonly options?: BrowserContextOptions
  /** Runs before the page's own scripts. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly bring?: (page: Page) => Promise<unknown>
  /** The scripts of the page are kept away, so there is no sign of them to wait for. */
  readonly withoutScripts?: boolean
  readonly fullPage?: boolean
}

/** By the names of their pictures. */
export type TourStates = Readonly<Record<string, TourState>>

export const small = (width: number): boolean => width < DESKTOP
export const large = (width: number): boolean => width >= DESKTOP

type Step = (page: Page) => Promise<unknown>

/** One step after the other. */
export const steps =
  (...all: readonly Step[]): Step =>
  async (page) => {
    for (const step of all) await step(page)
  }

export const see =
  (selector: string): Step =>
  (page) =>
    page.waitForSelector(selector)

export const click =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click()

/** Presses a key, on an element or wherever the focus is. */
export const press =
  (key: string, selector?: string): Step =>
  (page) =>
    selector ? page.locator(selector).first().press(key) : page.keyboard.press(key)

/** Answers that never come. */
export const never = () => new Promise<void>(() => {})

/** Runs axe if asked to, and checks that neither the page nor a dialog scrolls sideways. */
export async function faultsIn(page: Page, width: number, withAxe = true): Promise<string[]> {
  const wide = await page
    .locator('html, dialog[open]')
    .evaluateAll((all) =>
      all.flatMap(({ scrollWidth, clientWidth }) => (scrollWidth > clientWidth ? [scrollWidth] : [])),
    )
  const sideways = wide.map((pixels) => `scrolls sideways: ${pixels} of ${width} pixels`)
  return [...sideways, ...(withAxe ? await axeFindings(page) : [])]
}
