import { Router } from 'express'
import manifest from '../../package.json' with { type: 'json' }
import type { Drain } from '../drain.ts'
import type { Metadata } from '../github/metadata.ts'
import { LINK_FAULTS } from '../site/check-links.ts'
import type { Site } from '../site/site.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { ageOf } from './metadata.ts'
import { readOnly } from './methods.ts'
import { setRoute } from './route-name.ts'

interface HealthParts {
  readonly site: Site
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: Metadata
  readonly searchRecords: number
}

const PROBES = ['/livez', '/readyz', '/healthz']

/** Probes are answered however busy the process is. */
export const isProbe = (url = ''): boolean => PROBES.includes(url.replace(/\?.*$/, ''))

/** Probes: alive, ready for readers, and a summary for people. */
export function health(parts: HealthParts): Router {
  const { drain } = parts
  const router = Router({ caseSensitive: true, strict: true })
  router.all(PROBES, (request, response, next) => {
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    setRoute(response, 'probe')
    readOnly(request, response, next)
  })
  router.get('/livez', (_request, response) => {
    response.type('text/plain').send('ok')
  })
  router.get('/readyz', (request, response) => {
    // The port opens once the site is loaded, so that whoever reaches this has a site to read.
    const checks = { site: true, draining: drain.draining }
    response.status(drain.draining ? 503 : 200)
    if ('verbose' in request.query) response.json(checks)
    else response.type('text/plain').send(drain.draining ? 'draining' : 'ok')
  })
  router.get('/healthz', (_request, response) => {
    response.json(summary(parts))
  })
  return router
}

function summary({ site, drain, metadata, searchRecords }: HealthParts) {
  const { fetchedAt } = metadata.state
  return {
    status: drain.draining ? 'draining' : 'ok',
    version: manifest.version,
    build: site.build,
    uptimeSeconds: Math.round(process.uptime()),
    pages: site.pages.size,
    searchRecords,
    warnings: Object.fromEntries(
      LINK_FAULTS.map((fault) => [fault, site.warnings.filter(({ kind }) => kind === fault).length]),
    ),
    metadata: {
      ...ageOf(metadata),
      ageSeconds: fetchedAt === null ? null : Math.round((Date.now() - fetchedAt) / 1000),
    },
  }
}
