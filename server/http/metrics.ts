import type { RequestListener } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createDurationHistogram, type ObserveRequest } from './duration-histogram.ts'

export interface Metrics {
  readonly observe: ObserveRequest
  /** Answers /metrics on the port for operators. */
  readonly listener: RequestListener
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    observe: createDurationHistogram(registry),
    listener: async (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      response
        .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .end(await registry.metrics())
    },
  }
}
