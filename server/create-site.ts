import type { RequestListener } from 'node:http'
import compression from 'compression'
import express from 'express'
import type { Config } from './config.ts'
import { describeSite } from './describe-site.ts'
import { createResponseCache } from './http/delivery/response-cache.ts'
import { securityHeaders } from './http/delivery/security-headers.ts'
import { createClientAddress } from './http/edge/client-address.ts'
import { createListener } from './http/edge/listener.ts'
import { createQueue } from './http/edge/queue.ts'
import { createSiteServer } from './http/edge/site-server.ts'
import { createProbe } from './http/ops/health.ts'
import { dataApi } from './http/routes/data-api.ts'
import { docsPage } from './http/routes/docs-page.ts'
import { errorHandler } from './http/routes/error-handler.ts'
import { feedbackApi } from './http/routes/feedback-api.ts'
import { imageFiles } from './http/routes/image-files.ts'
import { mcpEndpoint } from './http/routes/mcp-endpoint.ts'
import { notFound } from './http/routes/not-found-handler.ts'
import { pageFiles } from './http/routes/page-files.ts'
import type { PageParts, SiteParts } from './http/routes/page-parts.ts'
import { searchApi } from './http/routes/search-api.ts'
import { searchPage } from './http/routes/search-page-route.ts'
import { createServe, methods } from './http/routes/serve.ts'
import { fullText, siteFiles } from './http/routes/site-files.ts'
import { createSiteDataFile, staticAssets } from './http/routes/static-assets.ts'
import { symbolLookUps } from './http/routes/symbol-look-ups.ts'
import { waitForSearch } from './http/routes/wait-for-search.ts'

/**
 * Composes the whole request path around a site, from a connection to its answer. A request passes the parts of the
 * application from top to bottom.
 */
export function createSite(config: Config, siteParts: SiteParts) {
  const { site, search, assets, log, metadata, metrics } = siteParts
  const queue = createQueue(config.QUEUE_SECONDS * 1000)
  const siteData = describeSite(site, assets.manifest, config)
  const siteDataFile = createSiteDataFile(siteData)
  const parts: PageParts = {
    ...siteParts,
    siteUrl: config.SITE_URL,
    siteData,
    shared: () => ({
      siteData: siteDataFile.path,
      metadata: { release: metadata.shown.release, stars: metadata.shown.stars },
      siteUrl: config.SITE_URL,
      year: yearNow(),
    }),
    client: createClientAddress(config.TRUST_PROXY),
    nextTurn: queue.nextTurn,
  }
  const cache = createResponseCache(() => [metadata.shown, yearNow()], metrics.countCache)

  const headers = securityHeaders(config.SITE_URL, siteData, config.HSTS)
  const allHeaders = new Map(Object.entries(headers))
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.enable('strict routing')
  // The default, weak tags hold for every encoding, which is chosen after them.
  // A parameter has one value: no link of ours has a second one.
  app.set('query parser', (query: string) => Object.fromEntries(new URLSearchParams(query)))
  const awaitSearch = waitForSearch(search, queue.nextTurn)
  const serve = createServe(app, cache.record, awaitSearch)
  app.use((_request, response, next) => {
    response.setHeaders(allHeaders)
    next()
  })
  app.use(compression())
  serve({ path: '/', name: 'redirect', cache: 'none', vary: null, record: false }, (_request, response) =>
    response.redirect(302, '/docs/'),
  )
  searchApi(serve, parts)
  dataApi(serve, parts)
  feedbackApi(serve, parts)
  staticAssets(serve, assets, siteDataFile)
  imageFiles(serve, parts)
  siteFiles(serve, parts)
  fullText(serve, parts)
  symbolLookUps(serve, parts)
  mcpEndpoint(serve, parts)
  searchPage(serve, parts)
  pageFiles(serve, parts)
  docsPage(serve, parts)
  app.use(methods)
  app.use(awaitSearch, notFound(parts))
  app.use(errorHandler(log))

  const answerProbe = createProbe(siteParts, headers)
  const listener = createListener({ ...parts, app, cache, answerProbe, headers, queue })
  return {
    /** Answers requests: from memory, or in turns by the application. */
    listener,
    /** Resolves when it is the turn of work that no reader asked for; connections and readers have theirs in between. */
    nextTurn: queue.nextTurn,
    /**
     * Answers the operators' port: metrics, and the probes too. A probe on the readers' port waits until all connections
     * that readers are opening are accepted; here there are none.
     */
    operators: ((request, response) =>
      void (answerProbe(request, response) ?? metrics.listener(request, response))) satisfies RequestListener,
    /** Creates a server that keeps its readers within their limits. */
    createServer(of: RequestListener = listener) {
      const server = createSiteServer({ listener: of, countMalformed: metrics.countMalformed, headers })
      queue.yieldTo(server)
      return server
    },
  }
}

const yearNow = (): number => new Date().getUTCFullYear()
