import type { DocsPath } from '#client/model/docs-path.ts'
import type { NavNode } from '#client/model/navigation.ts'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { PageReference } from './compile/compile-context.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import type { ContentProblem } from './content-error.ts'
import type { KnownIssue } from './data/known-issues.ts'
import type { NewerAddress, NewerName } from './data/newer-names.ts'
import { isOfKind, type PageKinds } from './data/page-kinds.ts'
import type { ClientLibrary } from './data/parse-client-libraries.ts'
import type { SectionQuestions } from './data/questions.ts'
import type { ReleaseRecord } from './data/release.ts'
import type { ReleaseHistory } from './data/release-history.ts'
import type { Synonym } from './data/synonyms.ts'
import type { SiteImage } from './images/load-images.ts'
import { pathOfFile } from './page-path.ts'
import type { OldFragments } from './resolve-fragment.ts'

/** Lists the addresses whose pages are still to be written, one per line. */
export const PLANNED_FILE = 'planned.txt'

/** Messages of the release, a string a line; the verifier writes the file from the server's own classes. */
export const RELEASE_TEXTS_FILE = 'data/release-texts.txt'

/** Checks for a file whose address is kept out of the documentation. */
export const isExcluded = (kinds: PageKinds, file: string): boolean =>
  isOfKind(pathOfFile(file), kinds.excluded)

/** The content folder, read and compiled, with the problems of its parts; not yet checked as a whole. */
export interface SiteContent {
  readonly pages: readonly CompiledPage[]
  /** Identifies the compiled pages, by what they were made from. */
  readonly version: string
  /** The first page of each address. */
  readonly byPath: ReadonlyMap<DocsPath, CompiledPage>
  /** Page files that are excluded. */
  readonly excluded: readonly string[]
  readonly navigation: readonly NavNode[]
  readonly redirects: ReadonlyMap<DocsPath, DocsPath>
  readonly oldFragments: OldFragments
  readonly kinds: PageKinds
  /** Null if it cannot be read. */
  readonly config: SiteConfig | null
  /** Links of the site's configuration, and of its data, to its own pages. */
  readonly siteReferences: readonly PageReference[]
  readonly synonyms: readonly Synonym[]
  /** Messages of the release, and pieces of them. */
  readonly releaseTexts: readonly string[]
  readonly questions: readonly SectionQuestions[]
  readonly images: ReadonlyMap<string, SiteImage>
  readonly libraries: readonly ClientLibrary[]
  readonly release: ReleaseRecord
  /** Measurements across releases, if there are any. */
  readonly releases: ReleaseHistory | null
  readonly knownIssues: readonly KnownIssue[]
  readonly newerNames: readonly NewerName[]
  readonly newerAddresses: readonly NewerAddress[]
  readonly planned: ReadonlySet<string>
  readonly problems: readonly ContentProblem[]
}
