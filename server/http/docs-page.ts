import { type RequestHandler, type Response, Router } from 'express'
import type { Logger } from 'pino'
import type { RouteData } from '#client/model/route-data.ts'
import type { Bootstrap, SiteData } from '#client/model/site-data.ts'
import { renderPage } from '../render/render-page.tsx'
import { resolvePath } from '../site/resolve-path.ts'
import { pageData, type Site } from '../site/site.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { sendMarkdown } from './markdown.ts'
import { nearestPages } from './nearest-pages.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { setRoute } from './route-name.ts'
import { STATIC_500 } from './static-500.ts'

export interface PageParts {
  readonly site: Site
  readonly siteData: SiteData
  /** What a document carries besides its page, as it is now. */
  readonly shared: () => Omit<Bootstrap, 'route'>
  readonly log: Logger
}

/** Pages, their other spellings, and what is no page. */
export function docsPage(parts: PageParts, record: RequestHandler): Router {
  const { site } = parts
  const router = Router({ caseSensitive: true, strict: true })
  router.get(/.*/, (request, response, next) => {
    const { pathname, search } = splitUrl(request.url)
    const resolution = resolvePath(site, pathname)
    response.setHeader('Vary', 'Accept-Encoding, Accept')
    if (resolution.kind === 'redirect') {
      setRoute(response, 'redirect')
      response.setHeader('Cache-Control', CACHE_CONTROL.redirect)
      response
        .status(308)
        .setHeader('Location', resolution.to + search)
        .end()
      return
    }
    if (resolution.kind === 'bad-request') {
      response.status(400).type('text/plain').send('Bad request: the address is not valid.\n')
      return
    }
    const page = resolution.kind === 'page' ? site.pages.get(resolution.path) : undefined
    if (!page) return next()
    setRoute(response, 'page')
    if (prefersMarkdown(request.headers.accept)) {
      response.setHeader('Cache-Control', CACHE_CONTROL.negotiatedMarkdown)
      return sendMarkdown(response, parts, page)
    }
    response.setHeader('Cache-Control', CACHE_CONTROL.page)
    const send = () => void stream(response, parts, pathname, 200, { kind: 'page', ...pageData(site, page) })
    // An address with a query shows the same page; only the plain one is kept, so that queries cannot fill the memory.
    if (search) send()
    else record(request, response, send)
  })
  return router
}

/** The last word: no page has this address. */
export function notFound(parts: PageParts): RequestHandler {
  return (request, response) => {
    setRoute(response, 'not-found')
    response.setHeader('Cache-Control', CACHE_CONTROL.none)
    if (request.path.startsWith('/docs/api/')) {
      response.status(404).json({ error: 'There is nothing at this address.' })
      return
    }
    response.setHeader('Vary', 'Accept-Encoding, Accept')
    const nearest = nearestPages(parts.site, request.path)
    void stream(response, parts, '/docs/404/', 404, { kind: 'not-found', build: parts.site.build, nearest })
  }
}

async function stream(
  response: Response,
  { siteData, shared, log }: PageParts,
  path: string,
  status: number,
  route: RouteData,
): Promise<void> {
  try {
    await renderPage(response, {
      path,
      bootstrap: { route, ...shared() },
      siteData,
      status,
      onShellError(error) {
        log.error({ err: error, path }, 'A page failed to render')
        response.removeHeader('Content-Encoding')
        response.status(500).setHeader('Cache-Control', CACHE_CONTROL.none)
        response.type('html').send(STATIC_500)
      },
      onError(error) {
        if (!response.destroyed) log.error({ err: error, path }, 'A page failed while it was sent')
      },
    })
  } catch (error) {
    log.error({ err: error, path }, 'A page failed to render')
    if (!response.headersSent) response.status(500).type('html').send(STATIC_500)
    else response.destroy()
  }
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}
