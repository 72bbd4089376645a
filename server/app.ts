import compression from 'compression'
import express from 'express'
import type { Logger } from 'pino'
import type { ShownMetadata, SiteData } from '#client/model/site-data.ts'
import type { Config } from './config.ts'
import type { Drain } from './drain.ts'
import { copyrightYear, shownVersion } from './http/copyright-year.ts'
import { docsPage, notFound, type PageParts } from './http/docs-page.ts'
import { errorHandler } from './http/error-handler.ts'
import { health } from './http/health.ts'
import { markdownFiles } from './http/markdown.ts'
import { methods } from './http/methods.ts'
import { pageDocuments } from './http/page-data.ts'
import { recordResponse } from './http/record-response.ts'
import { createResponseCache, type ResponseCache } from './http/response-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { siteFiles } from './http/site-files.ts'
import { ASSETS_PATH, staticAssets } from './http/static-assets.ts'
import type { Assets } from './render/load-assets.ts'
import { hashOf } from './site/compile-cache.ts'
import type { Site } from './site/site.ts'

export interface AppParts {
  readonly site: Site
  readonly assets: Assets
  readonly config: Pick<Config, 'SITE_URL'>
  readonly log: Logger
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: ShownMetadata
}

export interface App {
  readonly app: express.Express
  /** What the listener answers from, ahead of the application. */
  readonly cache: ResponseCache
}

/** The application, top to bottom in the order in which a request meets it. */
export function createApp({ site, assets, config, log, drain, metadata }: AppParts): App {
  const shownSite: SiteData = { config: site.config, navigation: site.navigation }
  const siteJson = JSON.stringify(shownSite)
  const siteData = { path: `${ASSETS_PATH}/site.${hashOf([siteJson])}.json`, json: siteJson }
  const parts: PageParts = {
    site,
    siteData: shownSite,
    shared: () => ({
      assets: { ...assets.manifest, siteData: siteData.path },
      metadata,
      siteUrl: config.SITE_URL,
      year: copyrightYear(),
    }),
    log,
  }
  const cache = createResponseCache(shownVersion(JSON.stringify([site.build, metadata])))
  const record = recordResponse(cache)

  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.set('query parser', 'simple')
  app.use(securityHeaders(config.SITE_URL))
  app.use(health({ site, drain, version: metadata.release }))
  app.use(methods)
  app.get('/', (_request, response) => response.redirect(302, '/docs/'))
  app.use(compression())
  app.use(staticAssets({ assets, siteData }))
  app.use(siteFiles(site, config.SITE_URL, assets.favicon, record))
  app.use(pageDocuments(parts, record))
  app.use(markdownFiles(parts, record))
  app.use(docsPage(parts, record))
  app.use(notFound(parts))
  app.use(errorHandler(log))
  return { app, cache }
}
