import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Document } from '#client/document.tsx'
import { BootstrapJson } from '#client/layout/bootstrap-data.tsx'
import { CrashPage } from '#client/layout/crash-page.tsx'
import { NotFound } from '#client/layout/not-found.tsx'
import type { RouteData } from '#client/model/route-data.ts'
import type { Bootstrap, DocumentFacts, SiteData } from '#client/model/site-data.ts'
import { isScreen } from '#client/routing/load-parts.ts'
import type { LoadedRoute } from '#client/routing/loaded-route.ts'
import { createRoutes } from '#client/routing/routes.tsx'
import { SearchPage } from '#client/search/search-page.tsx'
import { SiteProvider } from '#client/site-context.tsx'
import { toLean } from '../site/to-lean.ts'

/** After this time the response is cut off: a page renders in milliseconds, so something hangs. */
const DEADLINE_MS = 10_000

/** How rendering a document can end: sent whole, the reader went away, or an error. */
export type RenderOutcome = 'sent' | 'aborted' | 'failed'

/** The parts of a site that every document is made of. */
export interface DocumentParts {
  readonly siteData: SiteData
  /** The data that a document carries besides its route, as it is now. */
  readonly shared: () => DocumentFacts
  readonly log: Pick<Logger, 'error'>
  readonly metrics: { readonly countRender: (outcome: RenderOutcome) => void }
}

const SCREENS = { NotFound, SearchPage }

/**
 * Streams a route as a complete document; rendering stops when the reader goes away. Rejects if rendering fails before
 * anything is sent.
 */
export const renderPage = (...input: Parameters<typeof stream>): Promise<void> =>
  stream(...input).catch((cause) => {
    throw new Error(`${input[2]} failed to render`, { cause })
  })

async function stream(
  response: ServerResponse,
  { siteData, shared, log, metrics }: DocumentParts,
  path: string,
  status: number,
  route: RouteData,
): Promise<void> {
  const facts = shared()
  const parts = isScreen(route)
    ? [...siteData.assets.scripts, siteData.assets.screens]
    : siteData.assets.scripts
  const site = await routed(facts.siteUrl + path, { route, screens: isScreen(route) ? SCREENS : null })

  let failed = false
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>()
  const rendering = renderToPipeableStream(
    <SiteProvider value={{ ...siteData, ...facts }}>
      <BootstrapJson value={embeddable({ route, ...facts, parts })}>{site}</BootstrapJson>
    </SiteProvider>,
    {
      onShellReady() {
        response.statusCode = status
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        rendering.pipe(response)
        resolve()
      },
      onShellError: reject,
      onError(error) {
        failed ||= !response.destroyed
        if (!response.headersSent || response.destroyed) return
        const id = response.getHeader('X-Request-Id')
        log.error({ err: error, path, id }, 'A page failed while it was sent')
      },
    },
  )
  const deadline = setTimeout(
    () => rendering.abort(new Error(`rendering took over ${DEADLINE_MS} ms`)),
    DEADLINE_MS,
  )
  response.on('close', () => {
    clearTimeout(deadline)
    const aborted = !response.writableFinished
    if (aborted) rendering.abort(new Error('the reader went away'))
    metrics.countRender(failed ? 'failed' : aborted ? 'aborted' : 'sent')
  })
  await begun
}

/** The element that the browser hydrates, with the route's data loaded. */
async function routed(url: string, loaded: LoadedRoute): Promise<ReactElement> {
  const handler = createStaticHandler(createRoutes({ loader: () => loaded, Document, CrashPage }))
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${url} is answered by the router`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return <StaticRouterProvider router={router} context={context} hydrate={false} />
}

/** JSON that cannot end the script element that contains it. */
function embeddable(bootstrap: Bootstrap): string {
  const route = bootstrap.route.kind === 'page' ? toLean(bootstrap.route) : bootstrap.route
  return JSON.stringify({ ...bootstrap, route }).replaceAll('<', '\\u003c')
}
