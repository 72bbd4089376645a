import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { FeedbackAnswer } from '#client/model/feedback.ts'
import { OUTCOMES, type Outcome } from '#server/github/ask-github.ts'
import type { RenderOutcome } from '#server/render/render-page.tsx'
import { CACHE_RESULTS } from '../delivery/response-cache.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

export type Metrics = ReturnType<typeof createMetrics>

/** Labels are bounded (route patterns, known methods, status codes), and so is the number of series. */
export function createMetrics() {
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
  const observe = (route: string, method: string, status: number, seconds: number): void =>
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

  const feedback = new Counter({
    name: 'page_feedback_total',
    help: "Readers' answers on whether a page helped",
    labelNames: ['page', 'answer'],
    registers,
  })

  return {
    registry,
    observe,
    /** Callers pass only pages of the site, so there are at most two series for each. */
    countFeedback: (page: DocsPath, answer: FeedbackAnswer) => feedback.inc({ page, answer }),
    /** Counts a search that found nothing; the query itself is private and not stored. */
    countZeroResults: createCount('search_without_results_total', 'Searches that found nothing', 'asked', [
      'modal',
      'page',
    ]),
    countRender: createCount<RenderOutcome>(
      'page_renders_total',
      'Documents rendered, by outcome',
      'outcome',
      ['sent', 'aborted', 'failed'],
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
    /** Counts what never becomes a request. */
    countMalformed: (status: number) => observe('malformed', 'other', status, 0),
    /** Answers /metrics on the operators' port. */
    async listener(request: IncomingMessage, response: ServerResponse) {
      response.setHeader('cache-control', 'no-store')
      response.setHeader('x-content-type-options', 'nosniff')
      if (request.url?.replace(/\?.*$/, '') !== '/metrics') response.writeHead(404).end()
      else if (request.method === 'GET' || request.method === 'HEAD') {
        response.writeHead(200, { 'content-type': registry.contentType })
        response.end(await registry.metrics())
      } else response.writeHead(405, { allow: 'GET, HEAD' }).end()
    },
  }
}
