import compression from 'compression'
import express from 'express'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { describeSite, type ShownConfig } from './describe-site.ts'
import type { Drain } from './drain.ts'
import type { Metadata } from './github/metadata.ts'
import { copyrightYear, shownVersion } from './http/copyright-year.ts'
import { docsPage } from './http/docs-page.ts'
import { countEmptySearches } from './http/empty-searches.ts'
import { errorHandler } from './http/error-handler.ts'
import { health } from './http/health.ts'
import { imageFiles } from './http/images.ts'
import { markdownFiles } from './http/markdown.ts'
import { metadataApi } from './http/metadata.ts'
import { methods, readOnly } from './http/methods.ts'
import type { Metrics } from './http/metrics.ts'
import { notFound } from './http/not-found.ts'
import { offlinePage } from './http/offline-page.ts'
import { pageDocuments } from './http/page-data.ts'
import type { PageParts } from './http/page-parts.ts'
import { recordResponse } from './http/record-response.ts'
import { createResponseCache, type ResponseCache } from './http/response-cache.ts'
import { searchApi } from './http/search.ts'
import { searchPage } from './http/search-page.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serviceWorker } from './http/service-worker.ts'
import { siteFiles } from './http/site-files.ts'
import { ASSETS_PATH, staticAssets } from './http/static-assets.ts'
import { symbols } from './http/symbols.ts'
import type { Assets } from './render/load-assets.ts'
import type { Search } from './search/create-search.ts'
import { hashOf } from './site/compile-cache.ts'
import type { Site } from './site/site.ts'

export interface AppParts {
  readonly site: Site
  readonly search: Search
  readonly assets: Assets
  readonly config: Pick<Config, 'SITE_URL'> & ShownConfig
  readonly log: Logger
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: Metadata
  readonly metrics: Pick<Metrics, 'registry' | 'countCache' | 'countRender'>
}

export interface App {
  readonly app: express.Express
  /** What the listener answers from, ahead of the application. */
  readonly cache: ResponseCache
}

/** The application, top to bottom in the order in which a request meets it. */
export function createApp(appParts: AppParts): App {
  const { site, search, assets, config, log, drain, metadata, metrics } = appParts
  const shownSite = describeSite(site, config)
  const siteJson = JSON.stringify(shownSite)
  const siteData = { path: `${ASSETS_PATH}/site.${hashOf([siteJson])}.json`, json: siteJson }
  const parts: PageParts = {
    site,
    siteData: shownSite,
    shared: () => ({
      assets: { ...assets.manifest, siteData: siteData.path },
      metadata: metadata.shown,
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
  const countEmpty = countEmptySearches(metrics.registry)

  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.set('query parser', 'simple')
  app.use(securityHeaders(config.SITE_URL, shownSite))
  app.use(searchApi(search, config.SITE_URL, countEmpty))
  app.use(methods)
  app.use(health({ site, drain, metadata, searchRecords: search.records }))
  app.use(metadataApi(metadata))
  app.all('/', readOnly, (_request, response) => response.redirect(302, '/docs/'))
  app.use(compression())
  app.use(staticAssets({ assets, siteData }))
  app.use(imageFiles(site.images))
  app.use(siteFiles(site, config.SITE_URL, assets.favicon, record))
  app.use(serviceWorker(assets.workers[shownSite.offline ? 'on' : 'off']))
  if (shownSite.offline) app.use(offlinePage(parts, record))
  app.use(symbols(parts))
  app.use(searchPage(parts, countEmpty))
  app.use(pageDocuments(parts, record))
  app.use(markdownFiles(parts, record))
  app.use(docsPage(parts, record))
  app.use(notFound(parts))
  app.use(errorHandler(log))
  return { app, cache }
}
