import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Content, contentTree } from './files/content-tree.ts'
import { isShared, SHARED_CACHE, sharedSite } from './shared-sites.ts'
import { runSite, type SiteProcess } from './site-process.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

export interface BrowserSite {
  /** Where it is served, without a slash at the end. */
  readonly url: string
  readonly browser: Browser
  /** The folder it is made from; only of a site that is not shared. */
  readonly content: string
  /** All that the server has written so far; only of a site that is not shared. */
  readonly output: () => string
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>
  /** The same for who does not ask what the page said. */
  readonly open: (path: string, options?: VisitOptions) => Promise<Page>
}

interface Setup {
  /** `real` is the content of the project. */
  readonly content?: Content
  readonly env?: Record<string, string>
  readonly script?: string
}

/** One for all files of a worker, whose pages have contexts of their own; it ends with the worker. */
let shared: Promise<Browser> | undefined

/** A site and a browser for all tests of a file, there before the first; shared with other files if the site has nothing of its own. */
export function browserSite({ content = 'small', env, script }: Setup = {}): BrowserSite {
  let folder: string
  let own: SiteProcess
  let url: string
  let browser: Browser

  beforeAll(async () => {
    shared ??= launchBrowser()
    browser = await shared
    if (isShared(content) && !env && !script) {
      url = sharedSite(content).url
      return
    }
    folder = await contentTree(content)
    own = await runSite({
      ...(script && { script }),
      content: folder,
      env: { CACHE_DIR: SHARED_CACHE, ...env },
    })
    url = own.url
  })

  afterAll(async () => void (await own?.stop()))

  const visitPath = (path: string, options?: VisitOptions) => visit(browser, url + path, options)
  return {
    get url() {
      return url
    },
    get browser() {
      return browser
    },
    get content() {
      return folder
    },
    output: () => own.output(),
    visit: visitPath,
    open: async (path, options) => (await visitPath(path, options)).page,
  }
}
