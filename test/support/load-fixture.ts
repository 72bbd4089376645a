import type { RequestListener, Server } from 'node:http'
import { type Logger, pino } from 'pino'
import request from 'supertest'
import { COMPILER_SOURCES, fingerprint } from '#build/fingerprint.ts'
import { FOLDERS, ROOT } from '#build/paths.ts'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import type { TrustedProxies } from '#server/config.ts'
import { parseConfig } from '#server/config.ts'
import { createSite } from '#server/create-site.ts'
import { loadRepository } from '#server/github/github-records.ts'
import { createMetadata, type Metadata } from '#server/github/metadata.ts'
import { createMetrics, type Metrics } from '#server/http/ops/metrics.ts'
import { loadAssets } from '#server/render/load-assets.ts'
import { createSearch } from '#server/search/create-search.ts'
import { loadSite } from '#server/site/load-site.ts'
import type { Site } from '#server/site/site.ts'
import { type Content, contentTree } from './files/content-tree.ts'
import { temporaryFolder } from './files/temporary-folder.ts'
import { refuseInUnitTests } from './unit-tests.ts'

/** Pages that are in many tests are compiled once for all tests of a worker. */
let sharedCache: Promise<string> | undefined

/** Compiles content and loads it as a start does; with a cache of its own, or with one that tests share. */
export async function compileSite(
  content: Content,
  cacheDir?: string,
  warn: (message: string) => void = () => {},
): Promise<Site> {
  sharedCache ??= temporaryFolder()
  return loadSite({
    root: await contentTree(content),
    cache: openCacheFolder(cacheDir ?? (await sharedCache), warn),
    // A cache that outlives the test must know what it was compiled with.
    fingerprint: cacheDir ? await fingerprint(COMPILER_SOURCES) : 'test',
    buildSeed: 'test',
  })
}

/** Loads all pages of the site, or those of CONTENT_DIR, from the cache that a start and `npm run check` use too. */
export async function loadRealSite(): Promise<Site> {
  refuseInUnitTests('compiled pages')
  return compileSite(process.env.CONTENT_DIR ?? `${ROOT}content`, `${ROOT}.cache`)
}

export interface TestServer {
  readonly server: Server
  readonly get: (path: string, headers?: Record<string, string>) => request.Test
  readonly site: Site
  readonly metrics: Metrics
  readonly metadata: Metadata
  readonly drain: { draining: boolean }
  readonly listener: RequestListener
}

/** The whole request path of the real process around a small site, for supertest. */
export async function createTestServer({
  siteUrl = 'http://localhost:8080',
  log = pino({ level: 'silent' }),
  content = 'small',
  trustProxy = false,
  verification,
  offline = 'on',
}: {
  siteUrl?: string
  log?: Logger
  content?: Content
  trustProxy?: TrustedProxies
  verification?: string
  offline?: 'on' | 'off'
} = {}): Promise<TestServer> {
  refuseInUnitTests('build')
  const root = await contentTree(content)
  const site = await compileSite(root)
  const metrics = createMetrics()
  const config = {
    ...parseConfig(process.env),
    SITE_URL: siteUrl,
    TRUST_PROXY: trustProxy,
    OFFLINE: offline,
    SITE_VERIFICATION: verification,
  }
  const metadata = createMetadata({ latestRelease: site.release, repository: loadRepository(root) })
  const drain = { draining: false }
  const { listener, createServer } = createSite(config, {
    site,
    search: createSearch(site),
    assets: await loadAssets(FOLDERS.production.client),
    log,
    drain,
    metadata,
    metrics,
  })
  const server = createServer()
  const get: TestServer['get'] = (path, headers = {}) => request(server).get(path).set(headers)
  return { server, get, listener, site, metrics, metadata, drain }
}
