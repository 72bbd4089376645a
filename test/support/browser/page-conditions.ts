import type { Page } from 'playwright-core'

/** A connection as the browser describes it. */
export const connectsBy =
  (connection: { saveData?: boolean; effectiveType?: string }) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)

/** A reader who saves data: nothing is fetched ahead, so that what a test does to a page's data is done in time. */
export const savesData = connectsBy({ saveData: true })

/** Every access to the browser's storage fails, as it does where cookies are forbidden. */
export const forbidsStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })

/** Keeps the layout shifts of each document from its start on. */
export const keepsShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What was kept so far, in the browser's measure of shifts. */
export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
