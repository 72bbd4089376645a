import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { FeedbackAnswer } from '#client/model/feedback.ts'
import { OUTCOMES, type Outcome } from '#server/github/ask-github.ts'
import { RENDER_OUTCOMES, type RenderOutcome } from '#server/render/render-outcome.ts'
import { CACHE_RESULTS, type CacheResult } from '../delivery/response-cache.ts'
import type { ServerWatch } from '../edge/site-server.ts'

export interface Metrics {
  observe(route: string, method: string, status: number, seconds: number): void
  readonly countRender: (outcome: RenderOutcome) => void
  readonly countCache: (result: CacheResult) => void
  readonly countGithub: (outcome: Outcome) => void
  /** Counts a search that found nothing; the query itself is private and not stored. */
  readonly countZeroResults: (asked: 'modal' | 'page') => void
  /** Callers pass only pages of the site, so there are at most two series for each. */
  readonly countFeedback: (page: DocsPath, answer: FeedbackAnswer) => void
  /** Counts a server's connections. */
  readonly connections: ServerWatch
  /** Answers /metrics on the operators' port. */
  readonly listener: RequestListener
  readonly registry: Registry
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Labels are bounded (route patterns, known methods, status codes), and so is the number of series. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  })
  const observe: Metrics['observe'] = (route, method, status, seconds) =>
    durations.observe({ route, method: METHODS.includes(method) ? method : 'other', status }, seconds)

  /** Counts by a label whose values are all known: each is there from the start. */
  function createCount<Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ): (value: Value) => void {
    const counter = new Counter({ name, help, labelNames: [label], registers })
    for (const value of values) counter.inc({ [label]: value }, 0)
    return (value) => counter.inc({ [label]: value })
  }

  const open = new Set<Socket>()
  new Gauge({
    name: 'http_unsent_bytes',
    help: 'Response bytes that wait for slow readers',
    registers,
    collect() {
      this.set([...open].reduce((sum, { writableLength }) => sum + writableLength, 0))
    },
  })
  const countDropped = createCount(
    'slow_connections_dropped_total',
    'Connections dropped because their readers were slow, by reason',
    'reason',
    ['stalled'],
  )

  const feedback = new Counter({
    name: 'page_feedback_total',
    help: "Readers' answers on whether a page helped",
    labelNames: ['page', 'answer'],
    registers,
  })
  const zeroResults = new Counter({
    name: 'search_without_results_total',
    help: 'Searches that found nothing',
    labelNames: ['asked'],
    registers,
  })

  return {
    observe,
    countZeroResults: (asked) => zeroResults.inc({ asked }),
    countFeedback: (page, answer) => feedback.inc({ page, answer }),
    connections: {
      countMalformed: (status) => observe('malformed', 'other', status, 0),
      countStalled: () => countDropped('stalled'),
      follow(socket) {
        open.add(socket)
        socket.once('close', () => open.delete(socket))
      },
    },
    countRender: createCount(
      'page_renders_total',
      'Documents rendered, by outcome',
      'outcome',
      RENDER_OUTCOMES,
    ),
    countCache: createCount(
      'response_cache_requests_total',
      'Requests that can be answered from memory, by result',
      'result',
      CACHE_RESULTS,
    ),
    countGithub: createCount(
      'github_requests_total',
      'Requests to GitHub, by outcome',
      'outcome',
      Object.keys(OUTCOMES) as Outcome[],
    ),
    listener: async (request, response) => {
      response.setHeader('cache-control', 'no-store')
      response.setHeader('x-content-type-options', 'nosniff')
      if (request.url?.replace(/\?.*$/, '') !== '/metrics') response.writeHead(404).end()
      else if (request.method === 'GET' || request.method === 'HEAD') {
        response.writeHead(200, { 'content-type': registry.contentType })
        response.end(await registry.metrics())
      } else response.writeHead(405, { allow: 'GET, HEAD' }).end()
    },
    registry,
  }
}
