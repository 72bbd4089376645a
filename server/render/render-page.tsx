import type { ServerResponse } from 'node:http'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { BootstrapJson } from '#client/layout/bootstrap-data.tsx'
import { isScreen } from '#client/load-parts.ts'
import { INTERACTIVE } from '#client/mdx/interactive.ts'
import type { RouteData } from '#client/model/route-data.ts'
import type { Bootstrap, DocumentAssets, SiteData } from '#client/model/site-data.ts'
import { RoutedDocument } from '#client/routing/routed-document.tsx'
import { SCREENS } from '#client/screens.ts'
import { SiteProvider } from '#client/site-context.tsx'
import { toLean } from '../site/to-lean.ts'
import type { RenderOutcome } from './render-outcome.ts'

/** After this time the response is cut off: a page renders in milliseconds, so something hangs. */
const DEADLINE_MS = 10_000

export interface RenderInput {
  readonly path: string
  readonly bootstrap: Omit<Bootstrap, 'parts'>
  readonly siteData: SiteData
  readonly status: number
  /** Called if rendering fails before anything is sent. */
  readonly onShellError: (error: unknown) => void
  readonly onError: (error: unknown) => void
  /** Called once, when the answer is over. */
  readonly onEnd: (outcome: RenderOutcome) => void
}

/** Streams a document into the response; rendering stops when the reader goes away. */
export function renderPage(response: ServerResponse, input: RenderInput): void {
  const { bootstrap, siteData, path } = input
  const { route, ...shared } = bootstrap
  const loaded = { route, components: INTERACTIVE, screens: isScreen(route) ? SCREENS : null }

  let failed = false
  const stream = renderToPipeableStream(
    <SiteProvider value={{ ...siteData, ...shared }}>
      <BootstrapJson value={embeddable({ ...bootstrap, parts: partsOf(route, siteData.assets) })}>
        <StaticRouter location={path}>
          <RoutedDocument loaded={loaded} />
        </StaticRouter>
      </BootstrapJson>
    </SiteProvider>,
    {
      onShellReady() {
        response.statusCode = input.status
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        stream.pipe(response)
      },
      onShellError(error) {
        failed = true
        input.onShellError(error)
      },
      onError(error) {
        failed ||= !response.destroyed
        input.onError(error)
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
}

function partsOf(route: RouteData, { scripts, interactive, screens }: DocumentAssets): string[] {
  if (isScreen(route)) return [...scripts, screens]
  return route.kind === 'page' && route.interactive ? [...scripts, interactive] : [...scripts]
}

/** JSON that cannot end the script element that contains it. */
function embeddable(bootstrap: Bootstrap): string {
  const route = bootstrap.route.kind === 'page' ? toLean(bootstrap.route) : bootstrap.route
  return JSON.stringify({ ...bootstrap, route }).replaceAll('<', '\\u003c')
}
