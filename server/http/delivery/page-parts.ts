import type { Logger } from 'pino'
import type { DocumentFacts, SiteData } from '#client/model/site-data.ts'
import type { Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'
import type { Queue } from '../edge/queue.ts'
import type { Metrics } from '../ops/metrics.ts'

export interface PageParts {
  readonly site: Site
  readonly siteData: SiteData
  /** The data that a document carries besides its page, as it is now. */
  readonly shared: () => DocumentFacts
  readonly search: Search
  readonly log: Logger
  readonly nextTurn: Queue['nextTurn']
  readonly countRender: Metrics['countRender']
}
