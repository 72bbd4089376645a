import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  Request,
} from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { PATIENCE_MS } from './browser.ts'

export interface Visit {
  readonly page: Page
  /** Console messages of the page, by kind. */
  readonly said: (type: 'error' | 'warning') => string[]
  /** Addresses like a pattern that the page has asked for. */
  readonly requested: (pattern: RegExp) => URL[]
  /** Addresses of the documents that the tab has loaded, the first included. */
  readonly documents: () => URL[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page's own scripts. */
  prepare?: (page: Page) => Promise<unknown>
  /** Errors on the console are part of the test. */
  mayFail?: boolean
  /** A context of its own: nothing is cached, and the test may configure it. */
  fresh?: boolean
  /** The scripts of the page are kept away, so there is no sign of them to wait for. */
  withoutScripts?: boolean
}

/** Opens an address in a tab of its own and waits for its scripts; an error on the console fails the test. */
export async function visit(
  browser: Browser,
  url: string,
  {
    prepare,
    mayFail = false,
    fresh = false,
    withoutScripts = false,
    viewport = VIEWPORT,
    ...options
  }: VisitOptions = {},
): Promise<Visit> {
  const shared = fresh ? null : await sharedWindow(browser, options)
  const context = shared?.context ?? (await newContext(browser, { viewport, ...options }))
  const page = await context.newPage()
  if (shared && viewport && viewport !== VIEWPORT) await page.setViewportSize(viewport)
  const messages: { type: string; text: string }[] = []
  page.on('console', (message) => messages.push({ type: message.type(), text: message.text() }))
  page.on('pageerror', ({ message }) => messages.push({ type: 'error', text: message }))
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const addresses = (wanted: (request: Request) => boolean) =>
    requests.filter(wanted).map((request) => new URL(request.url()))
  const said = (type: string) => messages.filter((message) => message.type === type).map(({ text }) => text)
  onTestFinished(async () => {
    try {
      if (!mayFail) expect(said('error')).toEqual([])
    } finally {
      if (shared) await leave(shared, page, new URL(url).origin)
      else await context.close()
    }
  })
  await prepare?.(page)
  await page.goto(url)
  if (!withoutScripts && options.javaScriptEnabled !== false)
    await page.waitForSelector('html[data-hydrated]')
  await laidOut(page)
  return {
    page,
    said,
    requested: (pattern) => addresses((request) => pattern.test(request.url())),
    documents: () => addresses((request) => request.isNavigationRequest()),
  }
}

/** A phone lays out what is below the first screens after the first paint: until then heights are about to change. */
export const laidOut = (page: Page): Promise<unknown> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some((each) => each instanceof CSSAnimation && each.animationName === 'late'),
      ),
    )
    .toBe(false)

const VIEWPORT = { width: 1440, height: 900 }

interface SharedWindow {
  readonly context: BrowserContext
  /** To the tab that keeps the window open. */
  readonly session: CDPSession
}

const windows = new WeakMap<Browser, Map<string, Promise<SharedWindow>>>()

/** The window for such options. Opening one costs Chromium a second of processor time, opening a tab in it a quarter. */
function sharedWindow(browser: Browser, options: BrowserContextOptions): Promise<SharedWindow> {
  const ofBrowser = windows.get(browser) ?? new Map<string, Promise<SharedWindow>>()
  windows.set(browser, ofBrowser)
  const key = JSON.stringify(Object.entries(options).sort())
  const window = ofBrowser.get(key) ?? openWindow(browser, options)
  ofBrowser.set(key, window)
  return window
}

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<SharedWindow> {
  const context = await newContext(browser, { viewport: VIEWPORT, ...options })
  return { context, session: await context.newCDPSession(await context.newPage()) }
}

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Closes the tab; the next one in its window meets a reader who comes for the first time, but for cached files. */
async function leave({ context, session }: SharedWindow, page: Page, origin: string): Promise<void> {
  await page.close()
  await context.setOffline(false)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
}
