import { Router } from 'express'
import type { Drain } from '../drain.ts'
import type { Site } from '../site/site.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { setRoute } from './route-name.ts'

/** Probes: alive, ready for readers, and a summary for people. */
export function health({
  site,
  drain,
  version,
}: {
  site: Site
  drain: Pick<Drain, 'draining'>
  version: string
}): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.use(['/livez', '/readyz', '/healthz'], (_request, response, next) => {
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    setRoute(response, 'probe')
    next()
  })
  router.get('/livez', (_request, response) => {
    response.type('text/plain').send('ok')
  })
  router.get('/readyz', (request, response) => {
    const checks = { site: true, draining: drain.draining }
    response.status(drain.draining ? 503 : 200)
    if ('verbose' in request.query) response.json(checks)
    else response.type('text/plain').send(drain.draining ? 'draining' : 'ok')
  })
  router.get('/healthz', (_request, response) => {
    response.json({
      status: drain.draining ? 'draining' : 'ok',
      version,
      build: site.build,
      uptimeSeconds: Math.round(process.uptime()),
      pages: site.pages.size,
      warnings: site.warnings.length,
    })
  })
  return router
}
