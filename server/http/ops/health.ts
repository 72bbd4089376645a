import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metadata } from '#server/github/metadata.ts'
import { WARNING_KINDS } from '#server/site/checks/link-faults.ts'
import type { Site } from '#server/site/site.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import type { Drain } from '../edge/drain.ts'
import { ageOf } from '../routes/metadata-api.ts'
import type { Serve } from '../routes/serve.ts'
import { REQUEST_ID } from './request-id.ts'

interface HealthParts {
  readonly site: Site
  readonly drain: Pick<Drain, 'draining'>
  readonly metadata: Metadata
  readonly searchRecords: number
}

const NAME = 'probe'
const PROBES = ['/livez', '/readyz', '/healthz']

/** Checks whether an address is a probe. */
export const isProbe = (url = ''): boolean => PROBES.includes(url.replace(/\?.*$/, ''))

/** Answers a supervisor at once and returns the route's name; null if a request is no probe. */
export type AnswerProbe = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => string | null

/** Alive, and ready for readers: answered before the queue, from two sentences. */
export function createProbe(
  drain: Pick<Drain, 'draining'>,
  headers: Readonly<Record<string, string>>,
): AnswerProbe {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL.none }
  return ({ method, url }, response, requestId) => {
    if (method !== 'GET' || (url !== '/livez' && url !== '/readyz')) return null
    const [status, text] = url === '/readyz' && drain.draining ? [503, 'draining'] : [200, 'ok']
    const length = { 'content-length': text.length, [REQUEST_ID]: requestId }
    response.writeHead(status, { ...headers, ...type, ...length }).end(text)
    return NAME
  }
}

/** The other answers of probes: other methods, readiness with its reasons, and a summary for people. */
export function health(serve: Serve, parts: HealthParts): void {
  const { drain } = parts
  const common = { name: NAME, cache: 'none', vary: null, record: false } as const
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
