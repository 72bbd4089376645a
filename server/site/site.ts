import type { InteractiveName } from '#client/mdx/interactive-components.ts'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { NavNode } from '#client/model/navigation.ts'
import type { ContentNode, PageData, PageMeta } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { SocialCard } from '../social-cards/card-address.ts'
import type { LinkProblem } from './checks/link-faults.ts'
import type { PageSection } from './compile/plugins/collect-text.ts'
import type { KnownIssue } from './data/known-issues.ts'
import type { ReleaseRecord } from './data/release.ts'
import type { ReleaseHistory } from './data/release-history.ts'
import type { Synonym } from './data/synonyms.ts'
import type { SiteImage } from './images/load-images.ts'
import type { PageChange } from './page-changes.ts'
import type { OldFragments } from './resolve-fragment.ts'

export interface Page {
  readonly meta: PageMeta
  readonly content: readonly ContentNode[]
  readonly interactive: readonly InteractiveName[]
  /** Whether an interactive component has something to do before the first paint. */
  readonly boot: boolean
  readonly ids: ReadonlySet<string>
  readonly sections: readonly PageSection[]
  /** The body; the head of an exported document is added where it is served. */
  readonly markdown: string
  readonly languages?: NonNullable<PageData['languages']>
  readonly breadcrumbs: PageData['breadcrumbs']
  /** What chats and networks show of it, and where. */
  readonly card: SocialCard
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
  /** What was measured across releases, where it was. */
  readonly releases: ReleaseHistory | null
  readonly knownIssues: readonly KnownIssue[]
  readonly redirects: ReadonlyMap<DocsPath, DocsPath>
  /** What sections were called before. */
  readonly oldFragments: OldFragments
  /** Pages by their last change, the newest first; none where the history is not known. */
  readonly changes: readonly PageChange[]
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
    ...(page.interactive.length > 0 && { interactive: page.interactive }),
    ...(page.boot && { boot: true }),
    ...(page.languages && { languages: page.languages }),
    breadcrumbs: page.breadcrumbs,
    ...(page.previous ? { previous: page.previous } : {}),
    ...(page.next ? { next: page.next } : {}),
  }
}
