import type { DocsPath } from '#client/model/docs-path.ts'
import type { NavNode } from '#client/model/navigation.ts'
import type { ContentNode, PageData, PageMeta } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { LinkProblem } from './check-links.ts'
import type { SiteImage } from './images/load-images.ts'
import type { PageSection } from './plugins/collect-text.ts'
import type { ReleaseRecord } from './release.ts'
import type { Synonym } from './synonyms.ts'

export interface Page {
  readonly meta: PageMeta
  readonly content: readonly ContentNode[]
  readonly ids: ReadonlySet<string>
  readonly sections: readonly PageSection[]
  /** The body; the head of an exported document is added where it is served. */
  readonly markdown: string
  readonly breadcrumbs: PageData['breadcrumbs']
  readonly previous?: NonNullable<PageData['previous']>
  readonly next?: NonNullable<PageData['next']>
}

/** Everything that is served, loaded once and never changed. */
export interface Site {
  /** Identifies content and code together: two processes with the same id serve the same bytes. */
  readonly build: string
  readonly config: SiteConfig
  readonly pages: ReadonlyMap<DocsPath, Page>
  readonly navigation: readonly NavNode[]
  /** The release that the pages describe. */
  readonly release: ReleaseRecord
  readonly redirects: ReadonlyMap<DocsPath, DocsPath>
  /** Pictures by their file below the content folder. */
  readonly images: ReadonlyMap<string, SiteImage>
  /** Words that search treats as one. */
  readonly synonyms: readonly Synonym[]
  /** Broken links and anchors: told at start, fatal in the content check. */
  readonly warnings: readonly LinkProblem[]
  /** Announced addresses that no page has yet. */
  readonly planned: ReadonlySet<string>
}

/** The page as its own document, or as the data that the browser fetches for it. */
export function pageData(site: Site, page: Page): PageData {
  return {
    build: site.build,
    meta: page.meta,
    content: page.content,
    breadcrumbs: page.breadcrumbs,
    ...(page.previous ? { previous: page.previous } : {}),
    ...(page.next ? { next: page.next } : {}),
  }
}
