import { parseDocsPath } from '#client/model/docs-path.ts'
import type { RouteData } from '#client/model/route-data.ts'
import { pageData } from '#server/site/site.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

const FILE = 'data.json'

/** `<page>/data.json`: what client navigation shows. The build that the reader names only keeps caches apart. */
export function pageDocuments(serve: Serve, { site }: PageParts): void {
  serve(
    {
      path: /\/data\.json$/,
      name: 'page-data',
      cache: 'page',
      vary: 'Accept-Encoding',
      record: true,
      find(request) {
        const path = parseDocsPath(request.path.slice(0, -FILE.length))
        return (path && site.pages.get(path)) ?? null
      },
    },
    (_request, response, page) => {
      const route: RouteData = { kind: 'page', ...pageData(site, page) }
      response.json(route)
    },
  )
}
