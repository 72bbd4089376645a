import type { Server } from 'node:http'
import { openCacheFolder } from './cache/cache-folder.ts'
import { warnOfSharedCode } from './cache/shared-with-others.ts'
import { checkConfig } from './check-config.ts'
import { ConfigError, DEFAULT_CONTENT_DIR, describeConfig, parseConfig } from './config.ts'
import { createSite } from './create-site.ts'
import { shownValues } from './describe-site.ts'
import { exitOnUncaught } from './exit-on-uncaught.ts'
import { askThroughProxy } from './github/ask-through-proxy.ts'
import { loadMetadata } from './github/load-metadata.ts'
import { createDrain } from './http/edge/drain.ts'
import { createMetrics } from './http/ops/metrics.ts'
import { addressOf, type ListenVariables, limitError, listenError } from './listen-error.ts'
import { createLog } from './log.ts'
import { createProgress } from './progress.ts'
import { loadAssets } from './render/load-assets.ts'
import { createSearch } from './search/create-search.ts'
import { ContentErrors } from './site/content-error.ts'
import { loadSite } from './site/load-site.ts'

declare const COMPILER_FINGERPRINT: string

if (process.argv.includes('--help')) {
  process.stdout.write(`${describeConfig()}\n`)
  process.exit(0)
}

/** Writes that are done when readers no longer wait for the start, or when the start fails. */
const writes: (() => Promise<void>)[] = []
const writeAll = async () => {
  for (const write of writes.splice(0)) await write()
}

try {
  const config = parseConfig(process.env)
  checkConfig(config)
  const log = createLog(config.LOG_LEVEL)
  exitOnUncaught(log)
  askThroughProxy()
  // Before loading the site: for process 1 of a container, signals without a handler are lost.
  const drain = createDrain({ seconds: config.DRAIN_SECONDS, log })
  const cache = openCacheFolder(config.CACHE_DIR, (message) => log.warn(message))
  await warnOfSharedCode((message) => log.warn(message))
  const progress = createProgress(log, process.stderr)
  const assets = await loadAssets()
  const site = await loadSite({
    root: config.CONTENT_DIR,
    cache,
    fingerprint: COMPILER_FINGERPRINT,
    buildSeed: JSON.stringify([assets.fingerprint, ...shownValues(config)]),
    // The dates are those of the repository's own pages.
    ...(config.CONTENT_DIR === DEFAULT_CONTENT_DIR && { dates: assets.dates }),
    onCompile: (done, all) => progress('Compiling pages', done, all),
    defer: (write) => writes.push(write),
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
    metadata: await loadMetadata({
      config,
      release: site.release,
      log,
      onOutcome: metrics.countGithub,
      cache,
    }),
    metrics,
  })
  const listening: string[] = []
  const listen = (server: Server, names: ListenVariables, port: number, host: string) =>
    drain.listen(server, port, host).then(
      () => listening.push(addressOf(server.address())),
      (error) => {
        throw listenError(names, port, host, error)
      },
    )
  // Takes turns of 4 ms, the first after the port is opened; a search in that moment waits for it.
  const warming = search.warmUp(running.nextTurn)
  await listen(running.createServer(), ['PORT', 'HOST'], config.PORT, config.HOST)
  if (config.OPS_PORT !== 'off') {
    const operators = running.createServer(running.operators)
    await listen(operators, ['OPS_PORT', 'OPS_HOST'], config.OPS_PORT, config.OPS_HOST)
  }
  log.info({ pages: site.pages.size, build: site.build, listening }, `Serving ${config.SITE_URL}/docs/`)
  await writeAll()
  await cache.prune()
  await warming
  log.debug({ records: search.records }, 'Search is warm')
} catch (cause) {
  const error = limitError(cause)
  if (!(error instanceof ConfigError || error instanceof ContentErrors)) throw error
  // One page with an error: the next start compiles only that one.
  await writeAll()
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
