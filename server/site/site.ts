import type { DocsPath } from '#client/model/docs-path.ts'
import type { NavNode } from '#client/model/navigation.ts'
import type { ContentNode, PageData, PageMeta } from '#client/model/page.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { LinkProblem } from './checks/link-faults.ts'
import type { PageSection } from './compile/plugins/collect-text.ts'
import type { KnownIssue } from './data/known-issues.ts'
import type { NewerAddress, NewerName } from './data/newer-names.ts'
import type { PageKinds } from './data/page-kinds.ts'
import type { SectionQuestions } from './data/questions.ts'
import type { ReleaseRecord } from './data/release.ts'
import type { ReleaseHistory } from './data/release-history.ts'
import type { Synonym } from './data/synonyms.ts'
import type { SiteImage } from './images/load-images.ts'
import type { PageChange } from './page-changes.ts'
import type { OldFragments } from './resolve-fragment.ts'

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
export interface Site {
  /** Identifies content and code together: two processes with the same id serve the same bytes. */
  readonly build: string
  readonly config: SiteConfig
  readonly kinds: PageKinds
  readonly pages: ReadonlyMap<DocsPath, Page>
  readonly navigation: readonly NavNode[]
  /** The release that the pages describe. */
  readonly release: ReleaseRecord
  /** Measurements across releases, if there are any. */
  readonly releases: ReleaseHistory | null
  readonly knownIssues: readonly KnownIssue[]
  /** Names that readers bring from newer releases and other systems. */
  readonly newerNames: readonly NewerName[]
  /** Pages that answer addresses of later documentation. */
  readonly newerAddresses: readonly NewerAddress[]
  readonly redirects: ReadonlyMap<DocsPath, DocsPath>
  /** Former names of sections. */
  readonly oldFragments: OldFragments
  /** Changes in their authors' words, the newest first. */
  readonly changes: readonly PageChange[]
  /** Images by their path in the content folder. */
  readonly images: ReadonlyMap<string, SiteImage>
  /** Words that search treats as equal. */
  readonly synonyms: readonly Synonym[]
  /** Messages of the release, and pieces of them. */
  readonly releaseTexts: readonly string[]
  /** Searches of readers, by the section that answers them. */
  readonly questions: readonly SectionQuestions[]
  /** Broken links and anchors: warnings at the start, failures in the content check. */
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
    ...(page.boot && { boot: true }),
    ...(page.languages && { languages: page.languages }),
    breadcrumbs: page.breadcrumbs,
    ...(page.previous ? { previous: page.previous } : {}),
    ...(page.next ? { next: page.next } : {}),
  }
}
