import type { RequestListener } from 'node:http'
import { isProbe } from './health.ts'

/**
 * Answers the operators' port: metrics, and the probes too. A probe on the readers' port waits until all connections that
 * readers are opening are accepted; here there are none.
 */
export const createOpsListener =
  (metrics: RequestListener, app: RequestListener): RequestListener =>
  (request, response) =>
    isProbe(request.url) ? app(request, response) : metrics(request, response)
