import { rm } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { copyContent, type Files } from './files/content-tree.ts'
import { isShared, SHARED_CACHE, sharedSite } from './shared-sites.ts'
import { fixtureSite, runSite, type SiteProcess } from './site-process.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

export interface BrowserSite {
  /** Where it is served, without a slash at the end. */
  readonly url: string
  readonly browser: Browser
  /** The folder it is made from, when it has files of its own. */
  readonly content: string
  /** All that the server has written so far; only of a site that is not shared. */
  readonly output: () => string
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>
  /** The same for who does not ask what the page said. */
  readonly open: (path: string, options?: VisitOptions) => Promise<Page>
}

interface Setup {
  /** A folder of test/fixtures/sites in place of the small one; `real` is the content of the project. */
  readonly fixture?: string
  /** Written over the small site. */
  readonly files?: () => Files | Promise<Files>
  readonly env?: Record<string, string>
  readonly script?: string
}

/** One for all files of a worker, whose pages have contexts of their own; it ends with the worker. */
let shared: Promise<Browser> | undefined

/**
 * A site and a browser for all tests of a file, there before the first one. A site without files, settings or script of
 * its own is shared with other files.
 */
export function browserSite({ fixture = 'small', files, env, script }: Setup = {}): BrowserSite {
  let content: string | undefined
  let own: SiteProcess | undefined
  let site: Pick<SiteProcess, 'url'> | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    shared ??= launchBrowser()
    browser = await shared
    if (isShared(fixture) && !files && !env && !script) {
      site = sharedSite(fixture)
      return
    }
    if (files) content = await copyContent(await files())
    own = await runSite({
      ...(script && { script }),
      env: { CONTENT_DIR: content ?? fixtureSite(fixture), CACHE_DIR: SHARED_CACHE, ...env },
    })
    site = own
  })

  afterAll(async () => {
    await own?.stop()
    if (content) await rm(content, { recursive: true, force: true })
  })

  const started = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('The site of this file is there from its first test on.')
    return thing
  }
  const visitPath = (path: string, options?: VisitOptions) =>
    visit(started(browser), started(site).url + path, options)
  return {
    get url() {
      return started(site).url
    },
    get browser() {
      return started(browser)
    },
    get content() {
      return started(content)
    },
    output: () => started(own).output(),
    visit: visitPath,
    open: async (path, options) => (await visitPath(path, options)).page,
  }
}
