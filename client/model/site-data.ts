import type { HostedSearch } from './hosted-search.ts'
import type { NavNode } from './navigation.ts'
import type { RouteData } from './route-data.ts'
import type { SiteConfig } from './site-config.ts'

/** The data that every page shares. The browser fetches it once, from an address with its hash. */
export interface SiteData {
  readonly config: Omit<SiteConfig, 'leadIn' | 'preview' | 'description'>
  readonly navigation: readonly NavNode[]
  readonly assets: DocumentAssets
  /** The configured lead-in. */
  readonly leadIn: string
  /** The release that pages describe, and the releases whose differences from it are measured, oldest first. */
  readonly releases: { readonly described: string; readonly measured: readonly string[] }
  /** Set if readers can store pages on their device. */
  readonly offline: boolean
  /** The third party's question-answering widget, if configured. */
  readonly assistant?: { readonly websiteId: string }
  /** The hosted engine that answers the modal, if configured. */
  readonly hostedSearch?: HostedSearch
  /** The code that proves to a search engine who runs this site. */
  readonly siteVerification?: string
}

/** The strings of the repository's metadata that a page shows. */
export interface DocumentMetadata {
  readonly release: string
  readonly stars: string
}

/** Fetched when it is asked for: more about the repository, for its menu. */
export interface FullMetadata extends DocumentMetadata {
  readonly forks: string
  /** Language and license, as far as known. */
  readonly facts: readonly string[]
}

/** Addresses of the browser's files, part of the site's data. A document's markup has those that it needs. */
export interface DocumentAssets {
  readonly script: string
  readonly styles: string
  /** The script that runs before the first paint, for pages whose components need it. */
  readonly boot: string
  /** Styles of what is shown in place of an article. */
  readonly screens: string
  readonly screenStyles: string
  /** Styles of the introduction. */
  readonly homeStyles: string
  /** Scripts that the entry imports, and fonts: fetched alongside the document. */
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** The JSON in a document for its hydration; the HTML of the content is only in the markup. */
export interface Bootstrap extends DocumentFacts {
  readonly route: RouteData
  /** Scripts that the entry asks for once the page is painted. */
  readonly parts: readonly string[]
}

/** Data of a document besides its route and the site's data. */
export interface DocumentFacts {
  /** The address of the site's data. */
  readonly siteData: string
  readonly metadata: DocumentMetadata
  /** The origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string
  /** Copyright year. */
  readonly year: number
}
