import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { browserSite } from '../browser-site.ts'
import { createFront, type Front } from '../proxies/front.ts'
import { endWithTest, until } from '../site-process.ts'
import { type Visit, type VisitOptions, visit } from '../visit.ts'

export const SYMBOL = '/docs/concept/symbol/'
export const PARTITIONS = '/docs/concept/partitions/'
export const WITH_WORKER = { OFFLINE: 'on' }

/** The paths of the pages that are kept, without the one that stands for all others. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const path = name.replace(/^docs-page /, '')
      if (await caches.match(path, { cacheName: name })) paths.push(path)
    }
    return paths.filter((path) => path !== '/docs/offline/')
  })

export const keeps = (page: Page, path: string) => until(async () => (await keptPages(page)).includes(path))

/** Waits until every script that the page has loaded is kept. */
const keepsScripts = (page: Page): Promise<void> =>
  until(() =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const kept = loaded.filter((name) => name.endsWith('.js')).map((name) => caches.match(name))
      return (await Promise.all(kept)).every((answer) => answer !== undefined)
    }),
  )

interface OfflineSite {
  /** The proxy between the reader and the site, a new one for each test. */
  readonly front: Front
  /** Opens a page in a window of its own; that the network fails is no fault. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
  /** Opens a page and waits until it is there for reading offline. */
  read(path: string, options?: VisitOptions): Promise<Page>
}

/** A site with its service worker, and a browser, for all tests of a file. */
export function offlineSite(): OfflineSite {
  const site = browserSite({ env: WITH_WORKER })
  let front: Front

  beforeEach(async () => {
    front = await createFront(site.url)
    endWithTest(() => front.close())
  })

  const open = (path: string, options?: VisitOptions) =>
    visit(site.browser, front.url + path, { fresh: true, mayFail: true, ...options })
  return {
    get front() {
      return front
    },
    visit: open,
    async read(path, options) {
      const { page } = await open(path, options)
      await keeps(page, path)
      await keepsScripts(page)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      return page
    },
  }
}
