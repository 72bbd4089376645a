import { resolvePath } from '#server/site/resolve-path.ts'
import { pageData } from '#server/site/site.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import { prefersMarkdown } from '../delivery/prefers-markdown.ts'
import { sendDocument } from '../delivery/send-document.ts'
import { pageAnswer } from '../documents/page-outline.ts'
import { setRoute } from '../ops/route-name.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** Pages, as HTML or as Markdown for clients that prefer it, and their other spellings. */
export function docsPage(serve: Serve, parts: PageParts): void {
  const { site } = parts
  serve(
    {
      path: /^/,
      name: 'page',
      cache: 'page',
      vary: 'Accept-Encoding, Accept',
      record: true,
      find(request) {
        const resolution = resolvePath(site, splitUrl(request.url).pathname)
        return resolution.kind === 'missing' ? null : resolution
      },
    },
    (request, response, resolution, next) => {
      switch (resolution.kind) {
        case 'page': {
          const page = site.pages.get(resolution.path)
          if (!page) return next()
          if (!prefersMarkdown(request.headers.accept))
            return sendDocument(response, parts, page.meta.path, 200, {
              kind: 'page',
              ...pageData(site, page),
            })
          response.setHeader('Cache-Control', CACHE_CONTROL.negotiatedMarkdown)
          return response.type('text/markdown').send(pageAnswer(page, parts.shared().siteUrl))
        }
        case 'redirect':
          setRoute(response, 'redirect')
          response.setHeader('Cache-Control', CACHE_CONTROL.redirect)
          response.setHeader('Location', resolution.to + splitUrl(request.url).search)
          return response.status(308).end()
        case 'malformed':
          setRoute(response, 'malformed')
          response.setHeader('Cache-Control', CACHE_CONTROL.none)
          return response.status(400).type('text/plain').send('Bad request: the address is not valid.\n')
      }
    },
  )
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}
