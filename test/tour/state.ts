import type { BrowserContextOptions, Page } from 'playwright-core'

export const WIDTHS = [320, 390, 820, 1440, 1920] as const
/** From here on the navbar has its items, and the sidebar is beside the page (specification, section 9). */
const DESKTOP = 996

export interface TourState {
  /** Names the picture. */
  readonly name: string
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

export const small = (width: number): boolean => width < DESKTOP
export const large = (width: number): boolean => width >= DESKTOP
