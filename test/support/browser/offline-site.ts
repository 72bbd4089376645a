import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { launchBrowser, PATIENCE_MS } from '../browser.ts'
import { createFront, type Front } from '../proxies/front.ts'
import { runSite, type SiteProcess, until } from '../site-process.ts'

export const SYMBOL = '/docs/concept/symbol/'
export const PARTITIONS = '/docs/concept/partitions/'
export const WITH_WORKER = { OFFLINE: 'on' }

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]')
export const follow = (page: Page, path: string) =>
  page.locator(`.docs-panel li:not(.group) > a[href="${path}"]`).click()

/** The paths of the pages that are kept. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const path = name.replace(/^docs-page /, '')
      if (await caches.match(path, { cacheName: name })) paths.push(path)
    }
    return paths
  })

export const keeps = (page: Page, path: string) => until(async () => (await keptPages(page)).includes(path))

interface OfflineSite {
  /** The proxy between the reader and the site, a new one for each test. */
  readonly front: Front
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Opens a page and waits until it is there for reading offline. */
  read(path: string, context?: BrowserContext): Promise<Page>
}

/** A site with its service worker, and a browser, for all tests of a file. */
export function offlineSite(): OfflineSite {
  let site: SiteProcess
  let front: Front
  let browser: Browser

  beforeAll(async () => {
    site = await runSite({ env: WITH_WORKER })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  beforeEach(async () => {
    front = await createFront(site.url)
    onTestFinished(() => front.close())
  })

  async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    onTestFinished(() => context.close())
    return context
  }

  return {
    get front() {
      return front
    },
    newContext,
    async read(path, context) {
      const page = await (context ?? (await newContext())).newPage()
      await page.goto(front.url + path)
      await hydrated(page)
      await keeps(page, path)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      return page
    },
  }
}
