import { type Server, setGlobalProxyFromEnv } from 'node:http'
import { openCacheFolder } from './cache/cache-folder.ts'
import { warnOfSharedCode } from './cache/shared-with-others.ts'
import { ConfigError, DEFAULT_CONTENT_DIR, describeConfig, parseConfig } from './config.ts'
import { createSite } from './create-site.ts'
import { loadMetadata } from './github/load-metadata.ts'
import { createDrain } from './http/edge/drain.ts'
import { createMetrics } from './http/ops/metrics.ts'
import { createLog } from './log.ts'
import { loadAssets } from './render/load-assets.ts'
import { createSearch } from './search/create-search.ts'
import { ContentErrors } from './site/content-error.ts'
import { loadSite } from './site/load-site.ts'

declare const COMPILER_FINGERPRINT: string

if (process.argv.includes('--help')) {
  process.stdout.write(`${describeConfig()}\n`)
  process.exit(0)
}

try {
  const config = parseConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  // As one line. A process that continued could be left in a half-changed state; the supervisor starts another.
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'Uncaught error: the process exits')
    process.exit(1)
  })
  await orSay('HTTP_PROXY and HTTPS_PROXY', () => setGlobalProxyFromEnv())
  // Before loading the site: for process 1 of a container, signals without a handler are lost.
  const drain = createDrain({ seconds: config.DRAIN_SECONDS, log })
  const cache = openCacheFolder(config.CACHE_DIR, (message) => log.warn(message))
  await warnOfSharedCode((message) => log.warn(message))
  const assets = await loadAssets()
  const site = await loadSite({
    root: config.CONTENT_DIR,
    cache,
    fingerprint: COMPILER_FINGERPRINT,
    buildSeed: assets.fingerprint,
    // The dates are those of the repository's own pages.
    ...(config.CONTENT_DIR === DEFAULT_CONTENT_DIR && { dates: assets.dates }),
    onCompile: (all) => log.info({ all }, 'Compiling pages; later starts reuse the result'),
  })
  for (const { file, line, message } of site.warnings) log.warn({ file, line }, message)

  const metrics = createMetrics()
  const search = createSearch(site)
  const running = createSite(config, {
    site,
    search,
    assets,
    log,
    drain,
    metadata: await loadMetadata(config, site, { cache, log, onOutcome: metrics.countGithub }),
    metrics,
  })
  const listening: unknown[] = []
  const listen = async (server: Server, variables: string, port: number, host: string) => {
    await orSay(variables, () => drain.listen(server, port, host))
    listening.push(server.address())
  }
  // Takes turns of 4 ms, the first after the port is opened; a search in that moment waits for it.
  const warming = search.warmUp(running.nextTurn)
  await listen(running.createServer(), 'PORT and HOST', config.PORT, config.HOST)
  if (config.OPS_PORT !== 'off') {
    const operators = running.createServer(running.operators)
    await listen(operators, 'OPS_PORT and OPS_HOST', config.OPS_PORT, config.OPS_HOST)
  }
  log.info({ pages: site.pages.size, build: site.build, listening }, `Serving ${config.SITE_URL}/docs/`)
  await cache.prune()
  await warming
  log.debug({ records: search.records }, 'Search is warm')
} catch (cause) {
  const error =
    (cause as NodeJS.ErrnoException).code === 'EMFILE'
      ? new ConfigError(
          'This process may open too few files: raise the limit to 1024 or more (ulimit -n, LimitNOFILE).',
        )
      : cause
  if (!(error instanceof ConfigError || error instanceof ContentErrors)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Does what depends on configuration and machine; if it fails, names the variables and the system's reason. */
async function orSay(variables: string, act: () => unknown): Promise<void> {
  try {
    await act()
  } catch (error) {
    throw new ConfigError(`${variables} cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}
