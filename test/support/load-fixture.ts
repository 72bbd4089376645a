import type { RequestListener, Server } from 'node:http'
import { type Logger, pino } from 'pino'
import request from 'supertest'
import { FOLDERS } from '#build/paths.ts'
import type { TrustedProxies } from '#server/config.ts'
import { parseConfig } from '#server/config.ts'
import { createSite } from '#server/create-site.ts'
import { createMetadata, type Metadata } from '#server/github/metadata.ts'
import { createMetrics, type Metrics } from '#server/http/ops/metrics.ts'
import { loadAssets } from '#server/render/load-assets.ts'
import { createSearch } from '#server/search/create-search.ts'
import type { Site } from '#server/site/site.ts'
import { compileSite } from './compile-site.ts'
import { type Content, contentTree } from './files/content-tree.ts'
import { refuseInUnitTests } from './unit-tests.ts'

export { compileSite, loadRealSite } from './compile-site.ts'

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
  const metadata = createMetadata(site)
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
