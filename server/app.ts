import compression from 'compression'
import express from 'express'
import type { Logger } from 'pino'
import { MCP_PATH } from '#client/model/mcp-path.ts'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { SEARCH_PATH } from '#client/model/search-results.ts'
import type { Config } from './config.ts'
import { describeSite, type ShownConfig } from './describe-site.ts'
import type { Metadata } from './github/metadata.ts'
import { copyrightYear, shownVersion } from './http/delivery/copyright-year.ts'
import { recordResponse } from './http/delivery/record-response.ts'
import { createResponseCache, type ResponseCache } from './http/delivery/response-cache.ts'
import { securityHeaders } from './http/delivery/security-headers.ts'
import type { Drain } from './http/edge/drain.ts'
import { errorHandler } from './http/edge/error-handler.ts'
import { methods } from './http/edge/methods.ts'
import { waitForSearch } from './http/edge/wait-for-search.ts'
import { health } from './http/ops/health.ts'
import type { Metrics } from './http/ops/metrics.ts'
import { countPageFeedback } from './http/ops/page-feedback.ts'
import { countZeroResultSearches } from './http/ops/zero-result-searches.ts'
import { changesApi } from './http/routes/assistants/changes-api.ts'
import { mcpEndpoint } from './http/routes/assistants/mcp-endpoint.ts'
import { docsPage } from './http/routes/docs-page.ts'
import { feedbackApi } from './http/routes/feedback-api.ts'
import { imageFiles } from './http/routes/image-files.ts'
import { markdownFiles } from './http/routes/markdown-files.ts'
import { metadataApi } from './http/routes/metadata-api.ts'
import { notFound } from './http/routes/not-found-handler.ts'
import { offlinePage } from './http/routes/offline-page.ts'
import { oldFragmentsApi } from './http/routes/old-fragments-api.ts'
import { pageDocuments } from './http/routes/page-documents.ts'
import type { PageParts } from './http/routes/page-parts.ts'
import { releasesApi } from './http/routes/releases-api.ts'
import { searchApi } from './http/routes/search-api.ts'
import { searchPage } from './http/routes/search-page-route.ts'
import { createServe } from './http/routes/serve.ts'
import { serviceWorker } from './http/routes/service-worker.ts'
import { fullText, siteFiles } from './http/routes/site-files.ts'
import { siteDataFile, staticAssets } from './http/routes/static-assets.ts'
import { symbolLookUps } from './http/routes/symbol-look-ups.ts'
import type { Assets } from './render/load-assets.ts'
import type { Search } from './search/create-search.ts'
import type { Site } from './site/site.ts'

export interface AppParts {
  readonly site: Site
  readonly search: Search
  readonly assets: Assets
  readonly config: Pick<Config, 'SITE_URL' | 'HSTS'> & ShownConfig
  readonly log: Logger
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: Metadata
  readonly metrics: Pick<Metrics, 'registry' | 'countCache' | 'countRender'>
}

export interface App {
  readonly app: express.Express
  /** The recorded answers, which the listener uses before it asks the application. */
  readonly cache: ResponseCache
}

/** Pages that do not exist search too: what is near their address. */
const PATHS_THAT_SEARCH = [
  SEARCH_PATH,
  `${NOT_PAGES.api}search`,
  `${NOT_PAGES.api}symbols`,
  NOT_PAGES.go,
  MCP_PATH,
].map((path) => path.replace(/\/$/, ''))

/** The application; a request passes its parts from top to bottom. */
export function createApp(appParts: AppParts): App {
  const { site, search, assets, config, log, drain, metadata, metrics } = appParts
  const shownSite = describeSite(site, assets.manifest, config)
  const siteData = siteDataFile(shownSite)
  const parts: PageParts = {
    site,
    siteData: shownSite,
    shared: () => ({
      siteData: siteData.path,
      metadata: { release: metadata.shown.release, stars: metadata.shown.stars },
      siteUrl: config.SITE_URL,
      year: copyrightYear(),
    }),
    search,
    log,
    countRender: metrics.countRender,
  }
  const cache = createResponseCache(
    shownVersion(site.build, () => metadata.shown),
    metrics.countCache,
  )
  const record = recordResponse(cache)
  const countZeroResults = countZeroResultSearches(metrics.registry)

  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('etag', 'strong')
  app.set('query parser', 'simple')
  const serve = createServe(app, record)
  app.use(securityHeaders(config.SITE_URL, shownSite, config.HSTS))
  app.use(PATHS_THAT_SEARCH, waitForSearch(search))
  searchApi(serve, search, config.SITE_URL, countZeroResults)
  health(serve, { site, drain, metadata, searchRecords: search.records })
  metadataApi(serve, metadata)
  feedbackApi(serve, site, countPageFeedback(metrics.registry))
  app.use(compression())
  serve({ path: '/', name: 'redirect', cache: 'none', vary: null, record: false }, (_request, response) =>
    response.redirect(302, '/docs/'),
  )
  staticAssets(serve, { assets, siteData })
  releasesApi(serve, site)
  changesApi(serve, site)
  imageFiles(serve, site.images)
  siteFiles(serve, site, config.SITE_URL, assets.favicon)
  fullText(serve, site, config.SITE_URL)
  serviceWorker(serve, assets.workers[shownSite.offline ? 'on' : 'off'])
  if (shownSite.offline) offlinePage(serve, parts)
  symbolLookUps(serve, parts)
  mcpEndpoint(serve, { site, search, siteUrl: config.SITE_URL })
  searchPage(serve, parts, countZeroResults)
  pageDocuments(serve, parts)
  oldFragmentsApi(serve, site)
  markdownFiles(serve, parts)
  docsPage(serve, parts)
  app.use(methods)
  app.use(waitForSearch(search), notFound(parts))
  app.use(errorHandler(log))
  return { app, cache }
}
