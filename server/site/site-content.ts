import type { DocsPath } from '#client/model/docs-path.ts'
import type { NavNode } from '#client/model/navigation.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import type { ContentProblem } from './content-error.ts'
import type { ContentData } from './data/content-data.ts'
import type { PageKinds } from './data/page-kinds.ts'
import type { SectionQuestions } from './data/questions.ts'
import type { ReleaseRecord } from './data/release.ts'
import type { RepositoryRecord } from './data/repository.ts'
import type { Synonym } from './data/synonyms.ts'
import type { PageReference } from './page-path.ts'
import type { OldFragments } from './resolve-fragment.ts'

/** Content that a site holds as it was read. */
export interface SiteRecords extends ContentData {
  readonly navigation: readonly NavNode[]
  readonly redirects: ReadonlyMap<DocsPath, DocsPath>
  /** Former names of sections. */
  readonly oldFragments: OldFragments
  readonly kinds: PageKinds
  /** Words that search treats as equal. */
  readonly synonyms: readonly Synonym[]
  /** Searches of readers, by the section that answers them. */
  readonly questions: readonly SectionQuestions[]
  /** The release that the pages describe. */
  readonly release: ReleaseRecord
  readonly repository: RepositoryRecord
}

/** The content folder, read and compiled, with the problems of its parts; not yet checked as a whole. */
export interface SiteContent extends SiteRecords {
  readonly pages: readonly CompiledPage[]
  /** Identifies the compiled pages, by what they were made from. */
  readonly version: string
  /** The first page of each address. */
  readonly byPath: ReadonlyMap<DocsPath, CompiledPage>
  /** Page files that are excluded. */
  readonly excluded: readonly string[]
  readonly config: SiteConfig
  /** Links of the site's configuration, and of its data, to its own pages. */
  readonly siteReferences: readonly PageReference[]
  readonly problems: readonly ContentProblem[]
}
