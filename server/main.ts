import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { ConfigError, DEFAULT_CONTENT_DIR, describeConfig, parseConfig } from './config.ts'
import { shownValues } from './describe-site.ts'
import { createDrain } from './drain.ts'
import { loadMetadata } from './github/load-metadata.ts'
import { createAdmission } from './http/admission.ts'
import { createListener } from './http/listener.ts'
import { createMetrics } from './http/metrics.ts'
import { createOpsListener } from './http/ops-listener.ts'
import { createSiteServer } from './http/site-server.ts'
import { openJsonCache } from './json-cache.ts'
import { endOnUnexpected } from './last-resort.ts'
import { listenError } from './listen-error.ts'
import { createLog, warnOnce } from './log.ts'
import { loadAssets } from './render/load-assets.ts'
import { loadSearch } from './search/create-search.ts'
import { ContentErrors } from './site/content-error.ts'
import { loadSite } from './site/load-site.ts'
import { warmUp } from './warm-up.ts'

declare const COMPILER_FINGERPRINT: string
declare const SEARCH_FINGERPRINT: string

if (process.argv.includes('--help')) {
  process.stdout.write(`${describeConfig()}\n`)
  process.exit(0)
}

try {
  const config = parseConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  endOnUnexpected(log)
  // Ahead of the site: as process 1 of a container, a signal that nobody handles is lost.
  const drain = createDrain({ seconds: config.DRAIN_SECONDS, log })
  const warnOfCache = warnOnce(log)
  const assets = await loadAssets()
  const site = await loadSite({
    root: config.CONTENT_DIR,
    cacheDir: config.CACHE_DIR,
    fingerprint: COMPILER_FINGERPRINT,
    buildSeed: JSON.stringify([assets.fingerprint, ...shownValues(config)]),
    // The dates are those of the repository's own pages.
    ...(config.CONTENT_DIR === DEFAULT_CONTENT_DIR && { lastUpdated: assets.lastUpdated }),
    warn: warnOfCache,
  })
  for (const { file, line, message } of site.warnings) log.warn({ file, line }, message)

  const metrics = createMetrics()
  const app = createApp({
    site,
    search: await loadSearch(site, openJsonCache(join(config.CACHE_DIR, 'search'), SEARCH_FINGERPRINT)),
    assets,
    config,
    log,
    drain,
    metadata: await loadMetadata({
      config,
      release: site.release,
      log,
      onOutcome: metrics.countGithub,
      warn: warnOfCache,
    }),
    metrics,
  })
  const listen = (server: Server, variable: 'PORT' | 'OPS_PORT', port: number) =>
    drain.listen(server, port, config.HOST).catch((error) => {
      throw listenError(variable, port, config.HOST, error)
    })
  const admission = createAdmission()
  const listener = createListener({ ...app, admission, config, drain, metrics, log })
  const server = createSiteServer(listener, (status) => metrics.observe('malformed', 'other', status, 0))
  admission.favour(server)
  await listen(server, 'PORT', config.PORT)
  if (config.OPS_PORT !== 'off')
    await listen(createServer(createOpsListener(metrics.listener, app.app)), 'OPS_PORT', config.OPS_PORT)
  log.info({ pages: site.pages.size, build: site.build }, `Serving ${config.SITE_URL}/docs/`)
  await warmUp(app.app, '/docs/').catch((err) => log.warn({ err }, 'No page was rendered ahead of readers'))
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof ContentErrors)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
