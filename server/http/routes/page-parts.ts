import type { Logger } from 'pino'
import type { Bootstrap, SiteData } from '#client/model/site-data.ts'
import type { Search } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'
import type { Metrics } from '../ops/metrics.ts'

export interface PageParts {
  readonly site: Site
  readonly siteData: SiteData
  /** What a document carries besides its page, as it is now. */
  readonly shared: () => Omit<Bootstrap, 'route' | 'parts'>
  readonly search: Search
  readonly log: Logger
  readonly countRender: Metrics['countRender']
}
