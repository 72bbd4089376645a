import type { RequestListener } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { OUTCOMES, type Outcome } from '#server/github/fetch-json.ts'
import { RENDER_OUTCOMES, type RenderOutcome } from '#server/render/render-outcome.ts'
import { CACHE_RESULTS, type CacheResult } from '../delivery/response-cache.ts'
import type { ServerWatch } from '../edge/site-server.ts'
import { DROP_REASONS } from '../edge/slow-client-guard.ts'
import { createEnumCounter } from './enum-counter.ts'
import { createRequestDurations } from './request-durations.ts'

export interface Metrics {
  observe(route: string, method: string, status: number, seconds: number): void
  readonly countRender: (outcome: RenderOutcome) => void
  readonly countCache: (result: CacheResult) => void
  readonly countGithub: (outcome: Outcome) => void
  /** Counts a server's connections. */
  readonly connections: ServerWatch
  /** Answers /metrics on the operators' port. */
  readonly listener: RequestListener
  /** The registry for other parts' metrics. */
  readonly registry: Registry
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Labels are bounded (route patterns, known methods, status codes), and so is the number of series. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = createRequestDurations(registry, {
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
  })
  const observe: Metrics['observe'] = (route, method, status, seconds) =>
    durations(route, METHODS.includes(method) ? method : 'other', status, seconds)

  return {
    observe,
    connections: watchConnections(registry, (status) => observe('malformed', 'other', status, 0)),
    countRender: createEnumCounter(registry, {
      name: 'page_renders_total',
      help: 'Documents rendered, by outcome',
      label: 'outcome',
      values: RENDER_OUTCOMES,
    }),
    countCache: createEnumCounter(registry, {
      name: 'response_cache_requests_total',
      help: 'Requests that can be answered from memory, by result',
      label: 'result',
      values: CACHE_RESULTS,
    }),
    countGithub: createEnumCounter(registry, {
      name: 'github_requests_total',
      help: 'Requests to GitHub, by outcome',
      label: 'outcome',
      values: OUTCOMES,
    }),
    listener: async (request, response) => {
      response.setHeader('cache-control', 'no-store')
      if (request.url?.replace(/\?.*$/, '') !== '/metrics') response.writeHead(404).end()
      else if (request.method === 'GET' || request.method === 'HEAD') {
        response.writeHead(200, { 'content-type': registry.contentType })
        response.end(await registry.metrics())
      } else response.writeHead(405, { allow: 'GET, HEAD' }).end()
    },
    registry,
  }
}

function watchConnections(registry: Registry, countMalformed: (status: number) => void): ServerWatch {
  const unsent = new Gauge({
    name: 'http_unsent_bytes',
    help: 'Response bytes that wait for slow readers',
    registers: [registry],
  })
  return {
    countMalformed,
    countDropped: createEnumCounter(registry, {
      name: 'slow_connections_dropped_total',
      help: 'Connections dropped because their readers were slow, by reason',
      label: 'reason',
      values: DROP_REASONS,
    }),
    setUnsent: (bytes) => unsent.set(bytes),
  }
}
