import type { Response } from 'express'
import type { RouteData } from '#client/model/route-data.ts'
import { renderPage } from '#server/render/render-page.tsx'
import { requestId } from '../edge/request-id.ts'
import type { PageParts } from './page-parts.ts'

/** Streams a route as a complete document. */
export const sendDocument = (
  response: Response,
  { siteData, shared, log, metrics }: PageParts,
  path: string,
  status: number,
  route: RouteData,
): Promise<void> =>
  renderPage(response, {
    path,
    bootstrap: { route, ...shared() },
    siteData,
    status,
    onEnd: metrics.countRender,
    onError: (error) =>
      log.error({ err: error, path, id: requestId(response) }, 'A page failed while it was sent'),
  }).catch((cause) => {
    throw new Error(`${path} failed to render`, { cause })
  })
