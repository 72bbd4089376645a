import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentNode, PageData, PageMeta } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { LinkProblem } from './checks/link-faults.ts'
import type { PageSection } from './compile/plugins/collect-text.ts'
import type { PageChange } from './page-changes.ts'
import type { SiteRecords } from './site-content.ts'

export interface Page {
  readonly meta: PageMeta
  readonly content: readonly ContentNode[]
  /** True if its tabs need the reader's choices before the first paint. */
  readonly boot: boolean
  readonly ids: ReadonlySet<string>
  readonly sections: readonly PageSection[]
  /** The body; the endpoint that serves it adds the header. */
  readonly markdown: string
  readonly languages?: NonNullable<PageData['languages']>
  readonly breadcrumbs: PageData['breadcrumbs']
  /** How many other pages link to it. */
  readonly linkedFrom: number
  readonly previous?: NonNullable<PageData['previous']>
  readonly next?: NonNullable<PageData['next']>
}

/** When each file was last really changed, by its path below the content folder; RFC 3339. */
export type FileDates = Readonly<Record<string, string>>

/** Everything that is served; loaded once and never changed. */
export interface Site extends SiteRecords {
  /** Identifies content and code together: two processes with the same id serve the same bytes. */
  readonly build: string
  readonly config: SiteConfig
  readonly pages: ReadonlyMap<DocsPath, Page>
  /** Changes in their authors' words, the newest first. */
  readonly changes: readonly PageChange[]
  /** Broken links and anchors: warnings at the start, failures in the content check. */
  readonly warnings: readonly LinkProblem[]
}

/** The page as its own document, or as the data that the browser fetches for it. */
export function pageData(site: Site, page: Page): PageData {
  return {
    build: site.build,
    meta: page.meta,
    content: page.content,
    ...(page.boot && { boot: true }),
    ...(page.languages && { languages: page.languages }),
    breadcrumbs: page.breadcrumbs,
    ...(page.previous ? { previous: page.previous } : {}),
    ...(page.next ? { next: page.next } : {}),
  }
}
