import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { PATIENCE_MS } from './browser.ts'

export interface Visit {
  readonly page: Page
  /** What the page said on the console, by kind. */
  readonly said: (type: 'error' | 'warning') => string[]
}

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page's own scripts. */
  prepare?: (page: Page) => Promise<unknown>
  /** Errors on the console are part of the test. */
  mayFail?: boolean
}

/** Opens an address in a context of its own and waits for its scripts; an error on the console fails the test. */
export async function visit(
  browser: Browser,
  url: string,
  { prepare, mayFail = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const messages: { type: string; text: string }[] = []
  page.on('console', (message) => messages.push({ type: message.type(), text: message.text() }))
  page.on('pageerror', ({ message }) => messages.push({ type: 'error', text: message }))
  const said = (type: string) => messages.filter((message) => message.type === type).map(({ text }) => text)
  onTestFinished(async () => {
    if (!mayFail) expect(said('error')).toEqual([])
    await context.close()
  })
  await prepare?.(page)
  await page.goto(url)
  if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-hydrated]')
  return { page, said }
}
