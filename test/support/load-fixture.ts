import { mkdtemp } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { FOLDERS } from '#build/paths.ts'
import { createApp } from '#server/app.ts'
import { createMetadata, type MetadataHolder } from '#server/github/metadata.ts'
import { loadRepository } from '#server/github/repository-record.ts'
import { createListener } from '#server/http/listener.ts'
import { createMetrics, type Metrics } from '#server/http/metrics.ts'
import type { TrustedProxies } from '#server/http/reader-address.ts'
import { loadAssets } from '#server/render/load-assets.ts'
import { createSearch } from '#server/search/create-search.ts'
import { loadSite } from '#server/site/load-site.ts'
import type { Site } from '#server/site/site.ts'
import { fixtureSite } from './site-process.ts'

/** Loads a content folder with a cache of its own. */
export async function loadContent(root: string, cacheDir?: string): Promise<Site> {
  return loadSite({
    root,
    cacheDir: cacheDir ?? (await mkdtemp(join(tmpdir(), 'docs-cache-'))),
    fingerprint: 'test',
    buildSeed: 'test',
    warn: () => {},
  })
}

export interface TestServer {
  readonly server: Server
  readonly site: Site
  readonly metrics: Metrics
  readonly metadata: MetadataHolder
  readonly drain: { draining: boolean }
  readonly listener: RequestListener
}

/** The whole request path of the real process around a small site, for supertest. */
export async function createTestServer({
  siteUrl = 'http://localhost:8080',
  log = pino({ level: 'silent' }),
  root = fixtureSite('small'),
  trustProxy = false,
  verification,
  offline = 'on',
}: {
  siteUrl?: string
  log?: Logger
  root?: string
  trustProxy?: TrustedProxies
  verification?: string
  offline?: 'on' | 'off'
} = {}): Promise<TestServer> {
  const site = await loadContent(root)
  const metrics = createMetrics()
  const config = {
    SITE_URL: siteUrl,
    TRUST_PROXY: trustProxy,
    OFFLINE: offline,
    ...(verification && { SITE_VERIFICATION: verification }),
  }
  const metadata = createMetadata({ latestRelease: site.release, repository: await loadRepository(root) })
  const drain = { draining: false }
  const app = createApp({
    site,
    search: createSearch(site),
    assets: await loadAssets(FOLDERS.production.client),
    config,
    log,
    drain,
    metadata,
    metrics,
  })
  const listener = createListener({ ...app, config, drain, metrics, log })
  return { server: createServer(listener), listener, site, metrics, metadata, drain }
}
