import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(route: string, method: string, status: number, seconds: number): void
  /** Answers /metrics on the port for operators. */
  readonly listener: RequestListener
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Labels are bounded: route patterns, known methods, status codes. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  })
  const children = new Map<string, { observe(seconds: number): void }>()

  function childOf(route: string, method: string, status: number) {
    const key = `${route} ${method} ${status}`
    let child = children.get(key)
    if (!child) {
      const labels = { route, method: METHODS.has(method) ? method : 'other', status }
      const [histogram, counter] = [duration.labels(labels), requests.labels(labels)]
      child = {
        observe(seconds) {
          histogram.observe(seconds)
          counter.inc()
        },
      }
      children.set(key, child)
    }
    return child
  }

  return {
    observe: (route, method, status, seconds) => childOf(route, METHODS.has(method) ? method : 'other', status).observe(seconds),
    listener: async (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(await registry.metrics())
    },
  }
}
