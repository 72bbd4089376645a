import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metadata } from '#server/github/metadata.ts'
import type { Search } from '#server/search/create-search.ts'
import { WARNING_KINDS } from '#server/site/checks/link-faults.ts'
import type { Site } from '#server/site/site.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { CACHE_CONTROL } from '../delivery/cache-control.ts'

interface HealthParts {
  readonly site: Site
  readonly search: Pick<Search, 'records'>
  readonly drain: { readonly draining: boolean }
  readonly metadata: Metadata
}

const NAME = 'probe'

/** Answers a probe at once, before the queue, and returns the route's name; null if a request is none. */
export type AnswerProbe = (request: IncomingMessage, response: ServerResponse) => string | null

/** Alive; ready for readers, with the reasons on request; and a summary for people. */
export function createProbe(parts: HealthParts, headers: Readonly<Record<string, string>>): AnswerProbe {
  const { drain } = parts
  // The port opens only once the site is loaded, so `site` is always true here.
  const ready = (isVerbose: boolean) =>
    isVerbose ? { site: true, draining: drain.draining } : drain.draining ? 'draining' : 'ok'
  return ({ method = '', url = '' }, response) => {
    const [path, query = ''] = url.split('?')
    if (path !== '/livez' && path !== '/readyz' && path !== '/healthz') return null
    const common = { ...headers, 'cache-control': CACHE_CONTROL.none }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(method === 'OPTIONS' ? 204 : 405, { ...common, allow: 'GET, HEAD, OPTIONS' }).end()
      return NAME
    }
    const status = path === '/readyz' && drain.draining ? 503 : 200
    const answer =
      path === '/healthz' ? summary(parts) : path === '/readyz' ? ready(/^verbose\b/.test(query)) : 'ok'
    const isText = typeof answer === 'string'
    const text = isText ? answer : JSON.stringify(answer)
    const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
    response.writeHead(status, { ...common, 'content-type': type, 'content-length': text.length }).end(text)
    return NAME
  }
}

function summary({ site, drain, metadata, search }: HealthParts) {
  const { fetchedAt } = metadata.state
  return {
    status: drain.draining ? 'draining' : 'ok',
    version: manifest.version,
    build: site.build,
    uptimeSeconds: Math.round(process.uptime()),
    pages: site.pages.size,
    searchRecords: search.records,
    warnings: Object.fromEntries(
      WARNING_KINDS.map((fault) => [fault, site.warnings.filter(({ kind }) => kind === fault).length]),
    ),
    metadata: {
      ...metadata.age,
      ageSeconds: fetchedAt === null ? null : Math.round((Date.now() - fetchedAt) / 1000),
    },
  }
}
