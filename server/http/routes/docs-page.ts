import { SEARCH_PATH } from '#client/model/search-results.ts'
import { OFFLINE_PAGE } from '#client/offline/protocol.ts'
import { pageAnswer } from '#server/documents/page-outline.ts'
import { renderPage } from '#server/render/render-page.tsx'
import { type RouteTable, resolvePath } from '#server/site/resolve-path.ts'
import { pageData } from '#server/site/site.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { prefersMarkdown } from '../delivery/negotiation.ts'
import { refuse } from '../delivery/refuse.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/**
 * Pages, as HTML or as Markdown for clients that prefer it, and their other spellings. Where reading offline is on, also
 * the document that a browser keeps and shows at every address that it cannot reach.
 */
export function docsPage(serve: Serve, parts: PageParts): void {
  const { site } = parts
  if (parts.siteData.offline)
    serve(
      { path: OFFLINE_PAGE, name: OFFLINE_PAGE, cache: 'page', vary: 'Accept-Encoding', record: true },
      (_request, response) =>
        renderPage(response, parts, OFFLINE_PAGE, 200, { kind: 'failed', build: site.build }),
    )
  /** The search is no page of the site, but has the same other spellings. */
  const table: RouteTable = {
    pages: { has: (path) => path === SEARCH_PATH || site.pages.has(path) },
    redirects: site.redirects,
  }
  serve(
    {
      path: /^/,
      name: 'page',
      cache: 'page',
      vary: 'Accept-Encoding, Accept',
      record: true,
      find(request) {
        const resolution = resolvePath(table, request.path)
        return resolution.kind === 'missing' ? null : resolution
      },
    },
    (request, response, resolution, next) => {
      switch (resolution.kind) {
        case 'page': {
          const page = site.pages.get(resolution.path)
          if (!page) return next()
          if (!prefersMarkdown(request.headers.accept))
            return renderPage(response, parts, page.meta.path, 200, {
              kind: 'page',
              ...pageData(site, page),
            })
          response.setHeader('Cache-Control', CACHE_CONTROL.negotiatedMarkdown)
          return response.type('text/markdown').send(pageAnswer(page, parts.siteUrl))
        }
        case 'redirect':
          response.locals.route = 'redirect'
          response.setHeader('Cache-Control', CACHE_CONTROL.redirect)
          response.setHeader('Location', resolution.to + (/\?.*/.exec(request.url)?.[0] ?? ''))
          return response.status(308).end()
        case 'malformed':
          response.locals.route = 'malformed'
          return refuse(response, 400, 'Bad request: the address is not valid.')
      }
    },
  )
}
