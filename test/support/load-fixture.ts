import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { FOLDERS } from '#build/paths.ts'
import { createApp } from '#server/app.ts'
import { loadMetadata } from '#server/github/metadata.ts'
import { createListener } from '#server/http/listener.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { loadAssets } from '#server/render/load-assets.ts'
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
}

/** The whole request path of the real process around a small site, for supertest. */
export async function createTestServer({
  siteUrl = 'http://localhost:8080',
  log = pino({ level: 'silent' }),
}: {
  siteUrl?: string
  log?: Logger
} = {}): Promise<TestServer> {
  const site = await loadContent(fixtureSite('small'))
  const app = createApp({
    site,
    assets: await loadAssets(FOLDERS.production.client),
    config: { SITE_URL: siteUrl },
    log,
    drain: { draining: false },
    metadata: await loadMetadata(fixtureSite('small')),
  })
  return { server: createServer(createListener({ ...app, metrics: createMetrics(), log })), site }
}
