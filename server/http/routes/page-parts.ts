import type { Logger } from 'pino'
import type { Metadata } from '#server/github/metadata.ts'
import type { Assets } from '#server/render/load-assets.ts'
import type { DocumentParts } from '#server/render/render-page.tsx'
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
export interface PageParts extends SiteParts, Pick<DocumentParts, 'siteData' | 'shared'> {
  readonly siteUrl: string
  readonly client: ClientAddress
  readonly nextTurn: Queue['nextTurn']
}
