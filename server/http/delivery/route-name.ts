import type { ServerResponse } from 'node:http'

const ROUTE = Symbol('route')

/** Sets the route pattern of a response; a response without one is counted as `other`. */
export function setRoute(response: ServerResponse, route: string): void {
  ;(response as { [ROUTE]?: string })[ROUTE] = route
}

/** The route pattern of a response, for its log line and metrics. */
export const routeOf = (response: ServerResponse): string =>
  (response as { [ROUTE]?: string })[ROUTE] ?? 'other'
