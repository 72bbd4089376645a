import type { RequestListener } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(route: string, method: string, status: number, seconds: number): void
  /** Answers /metrics on the port for operators. */
  readonly listener: RequestListener
  /** Where other parts of the process register what they count. */
  readonly registry: Registry
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Labels are bounded (route patterns, known methods, status codes), and so are the series. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })
  // Finding a series by its labels costs more than counting in it, and every cached answer is counted.
  const series = new Map<string, { observe(seconds: number): void }>()

  return {
    observe(route, method, status, seconds) {
      const known = METHODS.includes(method) ? method : 'other'
      const key = `${route} ${known} ${status}`
      let one = series.get(key)
      if (!one) {
        one = histogram.labels({ route, method: known, status })
        series.set(key, one)
      }
      one.observe(seconds)
    },
    listener: async (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
      response.end(await registry.metrics())
    },
    registry,
  }
}
