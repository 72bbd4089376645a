import type { ServerResponse } from 'node:http'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Document } from '#client/document.tsx'
import { BootstrapJson } from '#client/layout/bootstrap-data.tsx'
import { CrashPage } from '#client/layout/crash-page.tsx'
import { NotFound } from '#client/layout/not-found.tsx'
import type { RouteData } from '#client/model/route-data.ts'
import type { Bootstrap, DocumentAssets, SiteData } from '#client/model/site-data.ts'
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

export interface RenderInput {
  readonly path: string
  readonly bootstrap: Omit<Bootstrap, 'parts'>
  readonly siteData: SiteData
  readonly status: number
  /** Called if rendering fails after something was sent. */
  readonly onError: (error: unknown) => void
  /** Called once, when the answer is over. */
  readonly onEnd: (outcome: RenderOutcome) => void
}

const SCREENS = { NotFound, SearchPage }

/**
 * Streams a document into the response; rendering stops when the reader goes away. Rejects if rendering fails before
 * anything is sent.
 */
export async function renderPage(response: ServerResponse, input: RenderInput): Promise<void> {
  const { bootstrap, siteData, path } = input
  const { route, ...shared } = bootstrap
  const site = await routed(shared.siteUrl + path, {
    route,
    screens: isScreen(route) ? SCREENS : null,
  })

  let failed = false
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>()
  const stream = renderToPipeableStream(
    <SiteProvider value={{ ...siteData, ...shared }}>
      <BootstrapJson value={embeddable({ ...bootstrap, parts: partsOf(route, siteData.assets) })}>
        {site}
      </BootstrapJson>
    </SiteProvider>,
    {
      onShellReady() {
        response.statusCode = input.status
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        stream.pipe(response)
        resolve()
      },
      onShellError: reject,
      onError(error) {
        failed ||= !response.destroyed
        if (response.headersSent && !response.destroyed) input.onError(error)
      },
    },
  )
  const deadline = setTimeout(
    () => stream.abort(new Error(`rendering took over ${DEADLINE_MS} ms`)),
    DEADLINE_MS,
  )
  response.on('close', () => {
    clearTimeout(deadline)
    const aborted = !response.writableFinished
    if (aborted) stream.abort(new Error('the reader went away'))
    input.onEnd(failed ? 'failed' : aborted ? 'aborted' : 'sent')
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

const partsOf = (route: RouteData, { scripts, screens }: DocumentAssets): string[] =>
  isScreen(route) ? [...scripts, screens] : [...scripts]

/** JSON that cannot end the script element that contains it. */
function embeddable(bootstrap: Bootstrap): string {
  const route = bootstrap.route.kind === 'page' ? toLean(bootstrap.route) : bootstrap.route
  return JSON.stringify({ ...bootstrap, route }).replaceAll('<', '\\u003c')
}
