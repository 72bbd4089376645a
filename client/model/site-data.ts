import type { HostedSearch } from './hosted-search.ts'
import type { NavNode } from './navigation.ts'
import type { RouteData } from './route-data.ts'
import type { SiteConfig } from './site-config.ts'

/** What every page shares. The browser fetches it once, under an address with its hash. */
export interface SiteData {
  readonly config: SiteConfig
  readonly navigation: readonly NavNode[]
  readonly assets: DocumentAssets
  /** The lead-in that is configured. */
  readonly leadIn: string
  /** The release that pages describe, and those whose differences from it are measured, oldest first. */
  readonly releases: { readonly described: string; readonly measured: readonly string[] }
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

/** What the server is asked for afterwards: more of the repository, for menus that are not open yet. */
export interface FullMetadata extends ShownMetadata {
  readonly forks: string
  /** Language and license, as far as they are known. */
  readonly facts: readonly string[]
}

/** Addresses of the browser's files; they go with the site's data, and a document's markup has those that it needs. */
export interface DocumentAssets {
  readonly script: string
  /** Hash of the script: what was changed or cut on its way is not run. */
  readonly integrity: string
  readonly styles: string
  /** Runs before the first paint of pages whose components ask for it. */
  readonly boot: string
  /** The interactive components, for pages that have one. */
  readonly interactive: string
  /** Of what is shown in place of an article. */
  readonly screens: string
  readonly screenStyles: string
  /** Of the introduction. */
  readonly homeStyles: string
  /** Scripts that the entry imports, and fonts: fetched beside the document. */
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** What a document carries for its hydration, as JSON; the HTML of the content stays in the markup. */
export interface Bootstrap {
  readonly route: RouteData
  /** Where the site's data is. */
  readonly siteData: string
  readonly metadata: ShownMetadata
  /** Origin of canonical addresses, without a slash at its end. */
  readonly siteUrl: string
  /** Copyright year. */
  readonly year: number
}
