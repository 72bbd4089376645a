import type { Metadata } from '#server/github/metadata.ts'
import { WARNING_KINDS } from '#server/site/checks/link-faults.ts'
import type { Site } from '#server/site/site.ts'
import manifest from '../../../package.json' with { type: 'json' }
import type { Drain } from '../edge/drain.ts'
import { ageOf } from '../routes/metadata-api.ts'
import type { Serve } from '../routes/serve.ts'

interface HealthParts {
  readonly site: Site
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: Metadata
  readonly searchRecords: number
}

const PROBES = ['/livez', '/readyz', '/healthz']

/** Whether an address is a probe; probes are answered however busy the process is. */
export const isProbe = (url = ''): boolean => PROBES.includes(url.replace(/\?.*$/, ''))

/** Probes: alive, ready for readers, and a summary for people. */
export function health(serve: Serve, parts: HealthParts): void {
  const { drain } = parts
  const common = { name: 'probe', cache: 'none', vary: null, record: false } as const
  serve({ ...common, path: '/livez' }, (_request, response) => response.type('text/plain').send('ok'))
  serve({ ...common, path: '/readyz' }, (request, response) => {
    // The port opens only once the site is loaded, so `site` is always true here.
    const checks = { site: true, draining: drain.draining }
    response.status(drain.draining ? 503 : 200)
    if ('verbose' in request.query) response.json(checks)
    else response.type('text/plain').send(drain.draining ? 'draining' : 'ok')
  })
  serve({ ...common, path: '/healthz' }, (_request, response) => response.json(summary(parts)))
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
      WARNING_KINDS.map((fault) => [fault, site.warnings.filter(({ kind }) => kind === fault).length]),
    ),
    metadata: {
      ...ageOf(metadata),
      ageSeconds: fetchedAt === null ? null : Math.round((Date.now() - fetchedAt) / 1000),
    },
  }
}
