import type { RequestListener } from 'node:http'
import { isProbe } from './health.ts'

/**
 * What the port for operators answers: metrics, and the probes too. A probe of the readers' port waits behind all
 * connections that readers are opening; here there are none.
 */
export const createOpsListener =
  (metrics: RequestListener, app: RequestListener): RequestListener =>
  (request, response) =>
    isProbe(request.url) ? app(request, response) : metrics(request, response)
