import type { ServerResponse } from 'node:http'

const ROUTE = Symbol('route')

/** Names the route pattern that answers; what nobody names is counted as `other`. */
export function setRoute(response: ServerResponse, route: string): void {
  ;(response as { [ROUTE]?: string })[ROUTE] = route
}

/** The pattern that a response was given, for its log line and metrics. */
export const routeOf = (response: ServerResponse): string =>
  (response as { [ROUTE]?: string })[ROUTE] ?? 'other'
