import type { HostedSearch } from './hosted-search.ts'
import type { NavNode } from './navigation.ts'
import type { RouteData } from './route-data.ts'
import type { SiteConfig } from './site-config.ts'

/** What every page shares. The browser fetches it once, under an address with its hash. */
export interface SiteData {
  readonly config: SiteConfig
  readonly navigation: readonly NavNode[]
  /** The lead-in that is configured. */
  readonly leadIn: string
  /** Whether readers can keep pages on their device. */
  readonly offline: boolean
  /** The third party's question-answering widget, where one is configured. */
  readonly assistant?: { readonly websiteId: string }
  /** Whose engine answers the modal, where it is not the embedded one. */
  readonly hostedSearch?: HostedSearch
  /** What proves to a search engine that its operator runs this site. */
  readonly siteVerification?: string
}

/** The strings of the repository's metadata that a page shows. */
export interface ShownMetadata {
  readonly release: string
  readonly stars: string
}

/** Addresses of the browser's files for a document. */
export interface DocumentAssets {
  readonly script: string
  readonly styles: string
  /** Runs before the first paint of pages with tabs. */
  readonly boot: string
  /** The components of pages that have some. */
  readonly interactive: string
  readonly siteData: string
  /** Scripts that the entry imports, and fonts: fetched beside the document. */
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** What a document carries for its hydration, as JSON; the HTML of the content stays in the markup. */
export interface Bootstrap {
  readonly route: RouteData
  readonly assets: DocumentAssets
  readonly metadata: ShownMetadata
  /** Origin of canonical addresses, without a slash at its end. */
  readonly siteUrl: string
  /** Copyright year. */
  readonly year: number
}
