import type { RequestListener, Server } from 'node:http'
import compression from 'compression'
import express from 'express'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { describeSite } from './describe-site.ts'
import type { Metadata } from './github/metadata.ts'
import type { PageParts } from './http/delivery/page-parts.ts'
import { createResponseCache } from './http/delivery/response-cache.ts'
import { securityHeaders } from './http/delivery/security-headers.ts'
import { createClientAddress } from './http/edge/client-address.ts'
import type { Drain } from './http/edge/drain.ts'
import { createListener } from './http/edge/listener.ts'
import { createQueue, type Queue } from './http/edge/queue.ts'
import { createSiteServer } from './http/edge/site-server.ts'
import { createProbe } from './http/ops/health.ts'
import type { Metrics } from './http/ops/metrics.ts'
import { dataApi } from './http/routes/data-api.ts'
import { docsPage } from './http/routes/docs-page.ts'
import { errorHandler } from './http/routes/error-handler.ts'
import { feedbackApi } from './http/routes/feedback-api.ts'
import { imageFiles } from './http/routes/image-files.ts'
import { mcpEndpoint } from './http/routes/mcp-endpoint.ts'
import { notFound } from './http/routes/not-found-handler.ts'
import { pageFiles } from './http/routes/page-files.ts'
import { searchApi } from './http/routes/search-api.ts'
import { searchPage } from './http/routes/search-page-route.ts'
import { createServe, methods } from './http/routes/serve.ts'
import { fullText, siteFiles } from './http/routes/site-files.ts'
import { siteDataFile, staticAssets } from './http/routes/static-assets.ts'
import { symbolLookUps } from './http/routes/symbol-look-ups.ts'
import { waitForSearch } from './http/routes/wait-for-search.ts'
import type { Assets } from './render/load-assets.ts'
import type { Search } from './search/create-search.ts'
import type { Site } from './site/site.ts'

/** Parts of a site. */
export interface SiteParts {
  readonly site: Site
  readonly search: Search
  readonly assets: Assets
  readonly log: Logger
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: Metadata
  readonly metrics: Metrics
}

/** The whole request path around a site, from a connection to its answer. */
export interface RunningSite {
  /** Answers requests: from memory, or in turns by the application. */
  readonly listener: RequestListener
  /**
   * Answers the operators' port: metrics, and the probes too. A probe on the readers' port waits until all connections
   * that readers are opening are accepted; here there are none.
   */
  readonly operators: RequestListener
  /** Creates a server that keeps its readers within their limits. */
  readonly createServer: (listener?: RequestListener) => Server
  /** Resolves when it is the turn of work that no reader asked for; connections and readers have theirs in between. */
  readonly nextTurn: Queue['nextTurn']
}

/** Composes a site from its parts; a request passes those of the application from top to bottom. */
export function createSite(config: Config, siteParts: SiteParts): RunningSite {
  const { site, search, assets, log, drain, metadata, metrics } = siteParts
  const queue = createQueue(config.QUEUE_SECONDS * 1000)
  const { nextTurn } = queue
  const shownSite = describeSite(site, assets.manifest, config)
  const siteData = siteDataFile(shownSite)
  const parts: PageParts = {
    site,
    siteData: shownSite,
    shared: () => ({
      siteData: siteData.path,
      metadata: { release: metadata.shown.release, stars: metadata.shown.stars },
      siteUrl: config.SITE_URL,
      year: yearNow(),
    }),
    search,
    log,
    nextTurn,
    countRender: metrics.countRender,
  }
  const cache = createResponseCache(() => [metadata.shown, yearNow()], metrics.countCache)
  const client = createClientAddress(config.TRUST_PROXY)

  const headers = securityHeaders(config.SITE_URL, shownSite, config.HSTS)
  const allHeaders = new Map(Object.entries(headers))
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  // The default, weak tags hold for every encoding, which is chosen after them.
  app.set('query parser', 'simple')
  const serve = createServe(app, cache.record, waitForSearch(search, nextTurn))
  app.use((_request, response, next) => {
    response.setHeaders(allHeaders)
    next()
  })
  app.use(compression())
  serve({ path: '/', name: 'redirect', cache: 'none', vary: null, record: false }, (_request, response) =>
    response.redirect(302, '/docs/'),
  )
  searchApi(serve, { search, nextTurn, siteUrl: config.SITE_URL }, metrics.countZeroResults)
  dataApi(serve, site, metadata)
  feedbackApi(serve, { site, siteUrl: config.SITE_URL, client, count: metrics.countFeedback })
  staticAssets(serve, { assets, siteData })
  imageFiles(serve, site.images)
  siteFiles(serve, {
    site,
    siteUrl: config.SITE_URL,
    favicon: assets.favicon,
    worker: assets.workers[shownSite.offline ? 'on' : 'off'],
  })
  fullText(serve, site, config.SITE_URL, nextTurn)
  symbolLookUps(serve, parts)
  mcpEndpoint(serve, { site, search, siteUrl: config.SITE_URL }, nextTurn)
  searchPage(serve, parts, metrics.countZeroResults)
  pageFiles(serve, parts)
  docsPage(serve, parts)
  app.use(methods)
  app.use(waitForSearch(search, nextTurn), notFound(parts))
  app.use(errorHandler(log))

  const answerProbe = createProbe({ site, drain, metadata, searchRecords: search.records }, headers)
  const listener = createListener({
    app,
    client,
    cache,
    answerProbe,
    headers,
    queue,
    siteUrl: config.SITE_URL,
    drain,
    metrics,
    log,
  })
  return {
    listener,
    nextTurn,
    operators: (request, response) =>
      void (answerProbe(request, response) ?? metrics.listener(request, response)),
    createServer(of = listener) {
      const server = createSiteServer({ listener: of, watch: metrics.connections, headers })
      queue.yieldTo(server)
      return server
    },
  }
}

const yearNow = (): number => new Date().getUTCFullYear()
