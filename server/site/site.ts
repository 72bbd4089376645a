import type { DocsPath } from '#client/model/docs-path.ts'
import type { PageData } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { LinkProblem } from './checks/link-faults.ts'
import type { PageSection } from './compile/plugins/collect-text.ts'
import type { PageChange } from './page-changes.ts'
import type { SiteRecords } from './site-content.ts'

export interface Page extends Omit<PageData, 'build'> {
  readonly ids: ReadonlySet<string>
  readonly sections: readonly PageSection[]
  /** The body; the endpoint that serves it adds the header. */
  readonly markdown: string
  /** How many other pages link to it. */
  readonly linkedFrom: number
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
export function pageData({ build }: Site, page: Page): PageData {
  const { ids: _ids, sections: _sections, markdown: _markdown, linkedFrom: _linkedFrom, ...data } = page
  return { build, ...data }
}
