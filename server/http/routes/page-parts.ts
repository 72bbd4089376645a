import type { Logger } from 'pino'
import type { DocumentFacts, SiteData } from '#client/model/site-data.ts'
import type { Metadata } from '#server/github/metadata.ts'
import type { Assets } from '#server/render/load-assets.ts'
import type { Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'
import type { ClientAddress } from '../edge/client-address.ts'
import type { Drain } from '../edge/drain.ts'
import type { Queue } from '../edge/queue.ts'
import type { Metrics } from '../ops/metrics.ts'

/** Parts that a site is composed of. */
export interface SiteParts {
  readonly site: Site
  readonly search: Search
  readonly assets: Assets
  readonly log: Logger
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: Metadata
  readonly metrics: Metrics
}

/** The same in a running site, for its endpoints. */
export interface PageParts extends SiteParts {
  readonly siteUrl: string
  readonly siteData: SiteData
  /** The data that a document carries besides its page, as it is now. */
  readonly shared: () => DocumentFacts
  readonly client: ClientAddress
  readonly nextTurn: Queue['nextTurn']
}
