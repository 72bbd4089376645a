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

/** Holds back what a page asks for at an address, until the function that it returns lets it go. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { prepare, hold } = holdable(address)
  const release = hold()
  await prepare(page)
  return release
}

/**
 * Requests that wait from a moment on. Their route is there from the start: under load a request can pass one that comes
 * while the page is open.
 */
export function holdable(address: string | RegExp) {
  let held: Promise<void> = Promise.resolve()
  return {
    prepare: (page: Page) =>
      page.route(address, async (route) => {
        await held
        await route.continue()
      }),
    /** Returns what lets them go. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: data of any form
type Data = any

/** Changes the JSON that an address answers. */
export const changesJson = (address: string | RegExp, change: (data: Data) => unknown) => (page: Page) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    change(json)
    await route.fulfill({ response, json })
  })

interface Shift {
  readonly value: number
  readonly sources: readonly {
    readonly node: Element | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Keeps the layout shifts of each document from its start on, with what moved. */
export const keepsShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        shifts.push(
          `${entry.value}: ${entry.sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName}.${node?.className} from ${place(previousRect)} to ${place(currentRect)}`,
            )
            .join('; ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Shifts so far: the browser's measure of each, and what moved from where to where. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
